import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import type { Scripts } from './scripts.ts'

/** The scripts of a site, as the names of chunks are found by. */
export interface ChunkRules {
  /** The path of a module from the project's root, if it is below it. */
  toPath: (id: string) => string
  /** The chunks that views have of their own, by file. */
  chunkOf: ReadonlyMap<string, string>
  /** The chunks that are loaded with that of a view: itself, then others in the order that its definition has. */
  loadedWith: (chunk: string) => readonly string[]
  isWithEveryPage: (path: string) => boolean
  isLater: (path: string) => boolean
}

/** The project whose scripts are built. */
export interface Sources {
  /** Its folder, with slashes. */
  root: string
  /** Its files, as paths from there. */
  files: readonly string[]
}

/** The rules of a site's scripts. @throws where a name is not that of a file, of a feature or of a chunk: with the nearest one */
export function toChunkRules(
  { chunks, withEveryPage, later }: Required<Scripts>,
  { root, files }: Sources,
): ChunkRules {
  const rows = Object.entries(chunks)
  const features = new Set(files.flatMap((file) => /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? []))
  const named = rows.flatMap(([name, { views }]) => (views ?? []).map((file) => [file, name] as const))
  for (const path of [...named.map(([file]) => file), ...withEveryPage, ...later]) {
    if (!files.some((file) => isIn(file, path)))
      throw new Error(`The scripts of the site name ${path}, which does not exist.${didYouMean(path, files)}`)
  }
  for (const [name, { views }] of rows) {
    if (views || features.has(name)) continue
    throw new Error(`The chunk ${name} names no views, and no feature has its name.${didYouMean(name, [...features])}`)
  }
  const users = new Map<string, Set<string>>()
  for (const [name, definition] of rows) {
    for (const other of definition.with ?? []) {
      const all = users.get(other) ?? new Set(features.has(other) ? [other] : [])
      users.set(other, all.add(name))
    }
  }
  for (const [name, all] of users) {
    const [user] = all
    const others = [...users.keys(), ...features].filter((one) => one !== name)
    if (all.size === 1)
      throw new Error(`The chunk ${user} is loaded with ${name}, and no other chunk is.${didYouMean(name, others)}`)
  }
  return {
    toPath: (id) => (id.startsWith(`${root}/`) ? id.slice(root.length + 1) : id),
    chunkOf: new Map(named),
    loadedWith: (chunk) => [chunk, ...(chunks[chunk]?.with ?? [])],
    isWithEveryPage: (path) => withEveryPage.some((one) => isIn(path, one)),
    isLater: (path) => later.some((one) => isIn(path, one)),
  }
}

const isIn = (file: string, path: string) => (path.endsWith('/') ? file.startsWith(path) : file === path)
