/** What is known of a module of the client. */
interface ModuleGraphNode {
  /** The modules that import it statically. */
  importers: readonly string[]
  /** The modules that it imports statically. */
  importedIds: readonly string[]
}

export type GetModule = (id: string) => ModuleGraphNode | null

/** The view of a route, which the router loads with the route: `routes/tin-tuc/index.tsx?tsr-split=component`. */
const routeView = /\/routes\/.+\?tsr-split=/
const feature = /\/src\/features\/([\w-]+)\//

/** What is loaded after hydration on every page: one script in place of many small ones. */
const later =
  /\/src\/(?:shell\/(?:frame-behaviour|frame-parts|content-icons|nav\/(?:nav-menus|modal-details))\.tsx|data\/(?:page-cache|http-source)\.ts)$/

/** What several features show on few of their pages: `parts` would load it on many others. */
const apart = /\/src\/features\/(?:research\/)?(citing|evidence)\//

/** What so many features need is loaded with every page. */
const commonCount = 5

/**
 * The name of the chunk of a module: the views of one feature share a chunk; `page` has what most features need, `parts` what
 * some do. Undefined for what only starts at an action of the visitor, such as a calendar: it stays apart.
 */
export function toChunkName(id: string, getModule: GetModule): string | undefined {
  const own = apart.exec(id)?.[1]
  if (own !== undefined) return own
  const { features, isLater } = findUsers(id, getModule)
  const [first, ...others] = features
  if (first === undefined) return isLater ? 'later' : undefined
  // Otherwise `later` would load the views of a feature on every page.
  if (isLater || features.size >= commonCount) return 'page'
  return others.length > 0 ? 'parts' : first
}

/** The features whose routes need a module before they are shown, and whether something needs it that is loaded later. */
function findUsers(id: string, getModule: GetModule): { features: Set<string>; isLater: boolean } {
  const features = new Set<string>()
  const seen = new Set([id])
  let isLater = false
  for (const one of seen) {
    const { importers, importedIds } = getModule(one) ?? { importers: [], importedIds: [] }
    isLater ||= later.test(one)
    if (!routeView.test(one)) for (const importer of importers) seen.add(importer)
    else for (const name of importedIds.flatMap((imported) => feature.exec(imported)?.[1] ?? [])) features.add(name)
  }
  return { features, isLater }
}
