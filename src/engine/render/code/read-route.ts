import { parseSync, Visitor, type ParseResult } from 'oxc-parser'

export interface RouteFile {
  /** From the project's root. */
  file: string
  /** The address, with the parameter as the router writes it: `/news/$slug`. */
  path: string
  text: string
}

/** The parameter of a route: `$code` is parsed by `codeParams(values)`, and by `codeParams` where any text may be its value. */
export interface Parameter {
  name: string
  values?: { name: string; specifier: string }
}

export interface RouteFacts {
  file: string
  path: string
  /** The name of what the route loads, with `loadPage('…')`. */
  kind?: string
  parameter?: Parameter
}

/** The facts of a route that the build needs, read from its file: the build must not load the app. @throws where they cannot be read */
export function readRoute({ file, path, text }: RouteFile): RouteFacts {
  const { program, module, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const calls = findCalls(program)
  const kind = calls.get('loadPage')?.literal
  const own = /\$(\w*)/.exec(path)?.[1]
  if (own === undefined) return { file, path, ...(kind !== undefined && { kind }) }
  const name = own || '_splat'
  const call = calls.get(`${own}Params`)
  const parameter = call ? { name, values: toValues(call) } : { name }
  return { file, path, ...(kind !== undefined && { kind }), parameter }

  function toValues({ identifier }: Call): { name: string; specifier: string } {
    for (const { moduleRequest, entries } of module.staticImports) {
      if (identifier !== undefined && entries.some(({ localName }) => localName.value === identifier))
        return { name: identifier, specifier: moduleRequest.value }
    }
    throw new Error(
      `${file}: ${own}Params(…) must be given an imported list of the values of $${own}, like codeParams(meetingCodes)`,
    )
  }
}

/** The first argument of a call, where it is a text or a name. */
interface Call {
  literal?: string
  identifier?: string
}

function findCalls(program: ParseResult['program']): Map<string, Call> {
  const calls = new Map<string, Call>()
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier') return
      calls.set(callee.name, {
        ...(first?.type === 'Literal' && typeof first.value === 'string' && { literal: first.value }),
        ...(first?.type === 'Identifier' && { identifier: first.name }),
      })
    },
  })
  visitor.visit(program)
  return calls
}
