import { parseSync } from 'oxc-parser'
import { rooms, type Room } from './rooms.ts'

export interface SourceText {
  /** Path from the project's root. */
  path: string
  text: string
}

interface Import {
  specifier: string
  isType: boolean
}

const packageOf = /^(?:@[^/]+\/[^/]+|[^/]+)/

/** Every import that the table of rooms does not allow, a sentence each. */
export function findViolations(files: readonly SourceText[]): string[] {
  return files.flatMap((file) => {
    const name = toRoomName(file.path)
    const room = rooms[name]
    if (!room) return [`${file.path}: "${name}" is no room; put it into one, or into the table`]
    const problems = readImports(file).flatMap((found) => explain(found, file, name, room))
    if (room.isPlainTypeScript && file.path.endsWith('.tsx')) problems.push('has JSX, and its room has none')
    return problems.map((problem) => `${file.path}: ${problem}`)
  })
}

function explain({ specifier, isType }: Import, file: SourceText, name: string, room: Room): string[] {
  if (specifier.endsWith('-fixture.ts')) return [`"${specifier}" is for tests alone`]
  const more = room.exceptions?.[file.path] ?? {}
  if (specifier.startsWith('../')) {
    const isRoutes = toRoomOfRelative(file.path, specifier) === 'routes' && more.rooms?.includes('routes')
    const isSameRoom = toRoomOfRelative(file.path, specifier) === name
    return isRoutes || isSameRoom ? [] : [`"${specifier}" leaves the room by a relative path; write #room/file.ts`]
  }
  if (specifier.startsWith('./') || specifier.startsWith('virtual:')) return []
  if (specifier.startsWith('#')) {
    const target = /^#([^/]+)/.exec(specifier)?.[1] ?? ''
    if (target === name) return [`"${specifier}" is in the same room; write ./file.ts`]
    const allowed = [...room.rooms, ...(more.rooms ?? [])]
    const isAllowedType = isType && room.types?.some((prefix) => specifier.startsWith(prefix))
    return allowed.includes(target) || isAllowedType ? [] : [`${name} must not import ${specifier}`]
  }
  if (specifier.endsWith('.css')) return []
  const allowed = [...room.packages, ...(more.packages ?? [])]
  if (specifier.startsWith('node:')) return allowed.includes('node:') ? [] : [`${name} must not import ${specifier}`]
  const isBrowserPackage = /^(?:react|react-dom|@tanstack\/react-)/.test(specifier)
  if (allowed.includes('*') && !isBrowserPackage) return []
  const isAllowed = allowed.some((entry) =>
    entry.endsWith('/') ? specifier.startsWith(entry) : specifier === entry || packageOf.exec(specifier)?.[0] === entry,
  )
  return isAllowed ? [] : [`${name} must not import ${specifier}`]
}

/** `src/views/x.tsx` → `views`; `routes/x.tsx` → `routes`. */
function toRoomName(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'src' ? second : first
}

function toRoomOfRelative(path: string, specifier: string): string {
  return toRoomName(new URL(specifier, `file:///${path}`).pathname.slice(1))
}

function readImports({ path, text }: SourceText): Import[] {
  const { module } = parseSync(path, text)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
      return literal === undefined ? [] : [{ specifier: literal, isType: false }]
    }),
  ]
}
