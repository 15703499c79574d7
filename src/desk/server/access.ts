import { findPerson, type People } from '../people/people.ts'
import type { Person } from '../protocol/people.ts'

/**
 * How people reach the desk. `local`: at a port of this machine alone, as one person. `proxy`: through a socket that only a proxy may open, which
 * names in a header whom it has signed in.
 */
export type Access =
  | { kind: 'local'; origins: readonly string[]; previewOrigins: readonly string[]; email: string }
  | { kind: 'proxy'; origins: readonly string[]; previewOrigins: readonly string[] }

const toOrigins = (port: number) => ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`)

/** The access at a port of this machine, by whatever of its names it is asked for. */
export function toLocalAccess({ port, previewPort }: { port: number; previewPort: number }, email: string): Access {
  return { kind: 'local', origins: toOrigins(port), previewOrigins: toOrigins(previewPort), email }
}

/** The origin at which a request was made; undefined where its host is none of the desk's. */
export function findOrigin({ origins }: Pick<Access, 'origins'>, host: string | null): string | undefined {
  return origins.find((origin) => new URL(origin).host === host?.toLowerCase())
}

/** The origin of the preview for pages of an origin of the desk: of the same name, so that both have the same cookies. */
export function toPreviewOrigin({ origins, previewOrigins }: Access, origin: string): string {
  return previewOrigins[origins.indexOf(origin)] ?? previewOrigins[0] ?? origin
}

/** The origin of the desk whose pages may show those of an origin of the preview. */
export function toDeskOrigin({ origins, previewOrigins }: Access, previewOrigin: string): string | undefined {
  return origins[previewOrigins.indexOf(previewOrigin)]
}

/** The person who asks; undefined where the desk knows nobody of that address. */
export function findAsking(access: Access, people: People, headers: Headers): Person | undefined {
  if (access.kind === 'local') return findPerson(people, access.email)
  const email = headers.get(people.header)
  // Two headers of the name are joined by a comma, which no address has.
  return email === null ? undefined : findPerson(people, email)
}
