import { createHash } from 'node:crypto'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { schemeScriptHash } from '#engine/model/config/scheme-script.ts'

/** The targets to which documents of the site may refer. */
export interface SafeParts {
  /** The origin of the site. */
  origin: string
  /** Another origin to which forms may be sent. */
  formOrigin?: string | undefined
  /** The hashes of the styles that the policy allows: `sha256-…`. */
  styleHashes: readonly string[]
  /** The hash of a file of this site, as `integrity` has it: `sha384-…`; undefined if there is no such file. */
  integrityOf: (url: string) => string | undefined
}

type Element = DefaultTreeAdapterTypes.Element

const urlAttributes = new Set(
  'href src action formaction poster data cite background ping manifest xlink:href'.split(' '),
)
const unwanted = new Set('iframe frame frameset object embed applet base portal'.split(' '))
/** Blocks of data, which browsers do not run. */
const dataTypes = new Set(['application/json', 'application/ld+json'])

/** Everything in a document that could run or load what the build did not make: a line for each. */
export function findUnsafeHtml(html: string, parts: SafeParts): string[] {
  return [...walk(parse(html))].flatMap((element) => [
    ...findInElement(element, parts),
    ...element.attrs.flatMap(({ name, value }) =>
      findInAttribute(name, value).map((found) => `<${element.tagName}> ${found}`),
    ),
  ])
}

function* walk(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('attrs' in child)) continue
    yield child
    if ('content' in child) yield* walk(child.content)
    yield* walk(child)
  }
}

function findInElement(element: Element, parts: SafeParts): string[] {
  const { tagName } = element
  const attributes: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    element.attrs.map(({ name, value }) => [name, value]),
  )
  if (tagName === 'iframe' && isOwnFrame(attributes)) return []
  if (unwanted.has(tagName)) return [`<${tagName}>`]
  if (tagName === 'script') return findInScript(element, attributes, parts)
  if (tagName === 'style') return findInStyle(element, parts)
  if (tagName === 'meta' && 'http-equiv' in attributes) return [`<meta http-equiv="${attributes['http-equiv']}">`]
  if (tagName === 'link' && /\b(?:stylesheet|modulepreload)\b/.test(attributes['rel'] ?? '')) {
    return findWrongIntegrity(`<link rel="${attributes['rel']}">`, attributes['href'], attributes['integrity'], parts)
  }
  return tagName === 'a' || tagName === 'form' ? findInLink(element, attributes, parts) : []
}

type Attributes = Readonly<Record<string, string | undefined>>

/** A document of this site that any site may frame, in a sandbox without scripts. */
function isOwnFrame({ src = '', sandbox }: Attributes): boolean {
  return /^\/nhung\/[\w-]+\.\w+\.html$/.test(src) && sandbox !== undefined && !sandbox.includes('allow-scripts')
}

function findInScript(element: Element, { src, type, integrity }: Attributes, parts: SafeParts): string[] {
  if (src !== undefined) return findWrongIntegrity('<script>', src, integrity, parts)
  return dataTypes.has(type ?? '') || toHash(element) === schemeScriptHash ? [] : ['an inline <script>']
}

function findWrongIntegrity(
  name: string,
  url: string | undefined,
  integrity: string | undefined,
  { integrityOf }: SafeParts,
): string[] {
  const hash = url?.startsWith('/') ? integrityOf(url) : undefined
  if (hash === undefined) return [`${name} of ${url}, which is no file of this site`]
  return integrity === hash ? [] : [`${name} of ${url} with the integrity ${integrity} instead of ${hash}`]
}

function findInStyle(element: Element, { styleHashes }: SafeParts): string[] {
  return styleHashes.includes(toHash(element))
    ? []
    : [`a <style> that the policy does not allow: ${toText(element).slice(0, 60)}`]
}

function toText({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

function toHash(element: Element): string {
  return `sha256-${createHash('sha256').update(toText(element)).digest('base64')}`
}

/** A window of another site must not reach this one, and is not told the page from which it was opened. */
function findInLink({ tagName }: Element, attributes: Attributes, { origin, formOrigin }: SafeParts): string[] {
  const target = attributes[tagName === 'a' ? 'href' : 'action'] ?? ''
  if (!URL.canParse(target, origin)) return [`<${tagName}> to ${target}, which is no URL`]
  const { protocol, origin: targetOrigin } = new URL(target, origin)
  if (!/^https?:$/.test(protocol) || targetOrigin === origin) return []
  if (tagName === 'form') return targetOrigin === formOrigin ? [] : [`<form> to ${target}`]
  const rel = (attributes['rel'] ?? '').split(/\s+/)
  return rel.includes('noopener') && rel.includes('noreferrer') ? [] : [`<a> to ${target} with rel="${rel.join(' ')}"`]
}

function findInAttribute(name: string, value: string): string[] {
  if (name === 'style' || name === 'srcdoc' || name.startsWith('on')) return [`${name}="${value}"`]
  // Browsers drop these characters before they read the scheme.
  // eslint-disable-next-line no-control-regex -- see above
  const plain = value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
  const isUnsafe = urlAttributes.has(name) && /^(?:javascript|vbscript|data|blob|file):/.test(plain)
  return isUnsafe ? [`${name}="${value}"`] : []
}
