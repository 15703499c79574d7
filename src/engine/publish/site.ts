import type { CheckedSite } from '#engine/content/examine-tree.ts'
import type { OutputSite } from '#engine/outputs/output-site.ts'
import type { SiteApp } from '#engine/render/code/built-app.ts'
import type { Scripts } from '#engine/render/code/scripts.ts'
import type { RenderSite } from '#engine/render/site/render-site.ts'
import type { SearchSite } from '#engine/search/search-site.ts'

/** A site that can be published: all that the engine is given. */
export interface Site extends CheckedSite, RenderSite, SearchSite, OutputSite {
  app: SiteApp
  /** The scripts of its pages. */
  scripts: Required<Scripts>
}
