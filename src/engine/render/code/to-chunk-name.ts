import type { ChunkRules } from './to-chunk-rules.ts'

/** A module of the client in its graph. */
interface ModuleGraphNode {
  /** The modules that import it statically. */
  importers: readonly string[]
  /** The modules that it imports statically. */
  importedIds: readonly string[]
}

export type GetModule = (id: string) => ModuleGraphNode | null

/** The view of a route, which the router loads with the route: `routes/news/index.tsx?tsr-split=component`. */
const routeView = /^routes\/.+\?tsr-split=/
const view = /^src\/features\/([\w-]+)\/.+/

/** The number of features whose common modules are loaded with every page. */
const commonCount = 6

/** Labels and icons are loaded with every page though few features need them: they take less than a chunk of their own. */
const small = /\/labels\.ts$|^\0?virtual:icon\//

/**
 * The name of the chunk of a module: the views of one feature share a chunk; `page` has what most features need, others have what
 * only those need that are loaded with them, and `parts` has the rest. Undefined for what only starts at an action of the visitor,
 * such as a calendar: it stays apart.
 */
export function toChunkName(rules: ChunkRules, id: string, getModule: GetModule): string | undefined {
  const { features, chunks, isLater } = findUsers(rules, id, getModule)
  const [first, ...others] = [...chunks].toSorted().map(rules.loadedWith)
  if (first === undefined) return isLater ? 'later' : undefined
  // Otherwise `later` would load the views of a feature on every page.
  if (isLater || features.size >= commonCount) return 'page'
  const common = first.find((name) => others.every((names) => names.includes(name)))
  const path = rules.toPath(id)
  return common ?? (small.test(path) || rules.isWithEveryPage(path) ? 'page' : 'parts')
}

interface Users {
  /** The features whose routes need a module before they are shown. */
  features: Set<string>
  /** The chunks of the views of these routes. */
  chunks: Set<string>
  /** True if something needs the module that is loaded later. */
  isLater: boolean
}

function findUsers(rules: ChunkRules, id: string, getModule: GetModule): Users {
  const users: Users = { features: new Set(), chunks: new Set(), isLater: false }
  const seen = new Set([id])
  for (const one of seen) {
    const { importers, importedIds } = getModule(one) ?? { importers: [], importedIds: [] }
    const path = rules.toPath(one)
    users.isLater ||= rules.isLater(path)
    if (!routeView.test(path)) for (const importer of importers) seen.add(importer)
    else for (const imported of importedIds) addView(users, rules, rules.toPath(imported))
  }
  return users
}

function addView({ features, chunks }: Users, { chunkOf }: ChunkRules, path: string): void {
  const [file, feature] = view.exec(path) ?? []
  if (file === undefined || feature === undefined) return
  features.add(feature)
  chunks.add(chunkOf.get(file) ?? feature)
}
