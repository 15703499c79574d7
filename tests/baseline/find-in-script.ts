import { parseSync, Visitor } from 'oxc-parser'
import { compatKeys } from './compat-keys.ts'

/** Interfaces that a page like ours uses; names of members of others, such as those of WebGPU, stand for something else here. */
const isCommon =
  /^(?:Abort\w+|Animation|CSSStyleSheet|Crypto|Document|Element|Event|EventTarget|HTML(?!FencedFrame)\w*Element|Headers|History|IntersectionObserver|Location|MediaQueryList|MutationObserver|Navigation|Navigator|NetworkInformation|Node|PageRevealEvent|Performance\w*|PromiseRejectionEvent|ResizeObserver|ReadableStream|Request|Response|ShadowRoot|Storage|SubtleCrypto|ToggleEvent|TrustedType\w+|URL\w*|VisualViewport|Window)$/

/** Names that scripts of ours and of libraries use for members of their own. */
const ownNames = new Set([
  'bytes',
  'controller',
  'delay',
  'element',
  'escape',
  'move',
  'transition',
  'use',
  'viewport',
  'volume',
  'when',
  // Of React: properties of elements that it knows, `Children.toArray`, `Profiler`.
  'capture',
  'imageSizes',
  'newState',
  'oldState',
  'Profiler',
  'popover',
  'toArray',
])

/** Keys by their last name: `.at` may be of an array, of a text or of typed numbers. */
const members = new Map<string, string[]>()
/** Keys of global names: `IntersectionObserver`, `structuredClone`. */
const globals = new Map<string, string>()
/** Keys of events by their names. */
const events = new Map<string, string[]>()
for (const key of compatKeys.keys()) {
  const [, area = '', owner = '', name] =
    /^(api|javascript\.builtins)\.([\w$]+)(?:\.([\w$]+?)(?:_static|_event)?)?$/.exec(key) ?? []
  if (key.endsWith('_event')) {
    if (name !== undefined && isCommon.test(owner)) events.set(name, [...(events.get(name) ?? []), key])
    continue
  }
  if (area === '' || ownNames.has(name ?? owner)) continue
  if (name === undefined) globals.set(owner, key)
  else if (owner === 'Window' || owner === '_globals') globals.set(name, key)
  if (name !== undefined && (area !== 'api' || isCommon.test(owner)))
    members.set(name, [...(members.get(name) ?? []), key])
}

/**
 * The keys of what a script uses: global names, and members and events by their name alone. One that several interfaces have
 * is taken for the oldest of them, and those that it may be are given together.
 */
export function findInScript(file: string, code: string): Set<readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const add = (keys: readonly string[] | undefined) => keys && found.set(keys.join(), keys)
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  new Visitor({
    Identifier: ({ name }) => {
      const key = globals.get(name)
      if (key !== undefined) add([key])
    },
    MemberExpression: ({ property, computed }) => {
      if (!computed && property.type === 'Identifier') add(members.get(property.name))
    },
    CallExpression: ({ callee, arguments: [event] }) => {
      const method = callee.type === 'MemberExpression' ? callee.property : callee
      if (method.type !== 'Identifier' || method.name !== 'addEventListener') return
      if (event?.type === 'Literal' && typeof event.value === 'string') add(events.get(event.value))
      // Minified texts are templates.
      if (event?.type === 'TemplateLiteral') add(events.get(event.quasis[0]?.value.raw ?? ''))
    },
    // `const { startViewTransition } = document`, `'inert' in element`
    Property: ({ key, computed }) => {
      if (!computed && key.type === 'Identifier') add(members.get(key.name))
    },
    Literal: (node) => {
      if ('regex' in node && node.regex) {
        if (node.regex.flags.includes('v')) add(['javascript.regular_expressions.unicodeSets'])
        if (/\(\?<[=!]/.test(node.regex.pattern)) add(['javascript.regular_expressions.lookbehind_assertion'])
      }
    },
  }).visit(program)
  return new Set(found.values())
}
