/** A script that pages load with their route. */
export interface ChunkDefinition {
  /** The files of its views. Without them it has the views of the feature of its name, other than those that other chunks name. */
  views?: readonly string[]
  /** Chunks that are loaded with it, and have what only those need that name them: the first of them that all users of a module name. */
  with?: readonly string[]
}

/** The scripts of a part of the site. Files are named from the project's root; a folder ends with a slash. */
export interface Scripts {
  /** The chunks of views, by name. A feature that names none has one chunk of its own name. */
  chunks?: Readonly<Record<string, ChunkDefinition>>
  /** Files that every page loads though few features need them: they take less than the chunk that they would make other pages load. */
  withEveryPage?: readonly string[]
  /** Files that are loaded after hydration on every page: one script in place of many small ones. */
  later?: readonly string[]
}

/** The scripts of the whole site. */
export function mergeScripts(parts: readonly (Scripts | undefined)[]): Required<Scripts> {
  return {
    chunks: Object.assign({}, ...parts.map((one) => one?.chunks)),
    withEveryPage: parts.flatMap((one) => one?.withEveryPage ?? []),
    later: parts.flatMap((one) => one?.later ?? []),
  }
}
