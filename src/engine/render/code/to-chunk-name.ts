/** A module of the client in its graph. */
interface ModuleGraphNode {
  /** The modules that import it statically. */
  importers: readonly string[]
  /** The modules that it imports statically. */
  importedIds: readonly string[]
}

export type GetModule = (id: string) => ModuleGraphNode | null

/** The view of a route, which the router loads with the route: `routes/tin-tuc/index.tsx?tsr-split=component`. */
const routeView = /\/routes\/.+\?tsr-split=/
const view = /\/src\/features\/(([\w-]+)\/[^.]+)\./

/** Modules that are loaded after hydration on every page: one script in place of many small ones. */
const later =
  /\/src\/(?:shell\/(?:frame-behaviour|frame-parts|content-icons|nav\/(?:nav-menus|modal-details))\.tsx|data\/(?:page-cache|http-source)\.ts)$/

/** Citing an entry takes many icons, of which other pages use some. */
const apart = /\/src\/features\/(citing)\//

/** The number of features whose common modules are loaded with every page. */
const commonCount = 6

/**
 * Modules that are loaded with every page though few features need them: labels and icons, which take less than the chunk that they would
 * make other pages load, and what opens an account or moves, which pages of texts would otherwise load all parts of lists for.
 */
const small = /\/(?:labels|rate-limit|is-past)\.ts$|virtual:icon\/|\/account-actions\.tsx$|\/src\/ui\/motion\//

/** Views that show much more than the others of their feature have chunks of their own, by the view. All others share one. */
const ownChunks: Readonly<Record<string, string>> = {
  'hubs/investor-hub-view': 'investors',
  'hubs/research-hub-view': 'coverage',
  'lists/commentary-list-view': 'scores',
  'lists/periodic-reports-view': 'periodic',
  'pages/product-view': 'products',
  'pages/section-view': 'products',
}

/** Chunks that the views of a few others share, loaded with these alone: a module is in the first whose users include all of its own. */
const shared: readonly (readonly [chunk: string, users: readonly string[]])[] = [
  ['citing', ['disclosures', 'research']],
  ['entry', ['articles', 'disclosures', 'jobs', 'learning', 'research']],
  ['lists', ['lists', 'periodic', 'scores']],
  ['hubs', ['coverage', 'hubs', 'investors']],
  ['opening', ['home', 'landing']],
  ['targets', ['coverage', 'research']],
  ['evidence', ['coverage', 'home', 'research']],
  ['charges', ['fees', 'products']],
  ['quarters', ['financials', 'investors']],
  ['listing', ['calendar', 'lists', 'meetings', 'periodic', 'scores', 'search']],
  ['tables', ['coverage', 'financials', 'investors', 'periodic', 'research', 'shares']],
  ['part', ['company', 'feeds', 'products', 'shares', 'trading']],
  ['standing', ['company', 'learning', 'products', 'shares']],
]

/**
 * The name of the chunk of a module: the views of one feature share a chunk; `page` has what most features need, `shared` says what
 * is for a few, and `parts` has the rest. Undefined for what only starts at an action of the visitor, such as a calendar: it stays
 * apart.
 */
export function toChunkName(id: string, getModule: GetModule): string | undefined {
  const own = apart.exec(id)?.[1]
  if (own !== undefined) return own
  const { features, chunks, isLater } = findUsers(id, getModule)
  const [first, ...others] = chunks
  if (first === undefined) return isLater ? 'later' : undefined
  // Otherwise `later` would load the views of a feature on every page.
  if (isLater || features.size >= commonCount) return 'page'
  if (others.length === 0) return first
  const group = shared.find(([, users]) => [...chunks].every((one) => users.includes(one)))
  return group?.[0] ?? (small.test(id) ? 'page' : 'parts')
}

interface Users {
  /** The features whose routes need a module before they are shown. */
  features: Set<string>
  /** The chunks of the views of these routes. */
  chunks: Set<string>
  /** True if something needs the module that is loaded later. */
  isLater: boolean
}

function findUsers(id: string, getModule: GetModule): Users {
  const users: Users = { features: new Set(), chunks: new Set(), isLater: false }
  const seen = new Set([id])
  for (const one of seen) {
    const { importers, importedIds } = getModule(one) ?? { importers: [], importedIds: [] }
    users.isLater ||= later.test(one)
    if (!routeView.test(one)) for (const importer of importers) seen.add(importer)
    else for (const imported of importedIds) addView(users, imported)
  }
  return users
}

function addView({ features, chunks }: Users, id: string): void {
  const [, path, feature] = view.exec(id) ?? []
  if (path === undefined || feature === undefined) return
  features.add(feature)
  chunks.add(ownChunks[path] ?? feature)
}
