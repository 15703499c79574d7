import type { FolderItem } from '#engine/content/source/source-tree.ts'
import type { SiteConfig } from '#engine/model/config/site-config.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { Progress } from '#engine/outputs/progress.ts'
import type { Site } from './site.ts'

/** Where a site is made from, and where it is published. */
export interface PublisherOptions {
  site: Site
  contentDirectory: string
  /** That folder as it was looked at just now, so that it is not looked at again. */
  contentTree?: FolderItem | undefined
  outDirectory: string
  cacheDirectory: string
  publicDirectory: string
  config: SiteConfig
  /** The number of builds whose files stay available to open pages, including the new one. */
  keep: number
  /** The language to replace by a pseudo-locale; for tests. */
  pseudo?: Locale | undefined
  progress: Progress
  /** True if what has an error is published as it was before, and the rest as it is; else nothing is published. */
  holdsBack?: boolean
}
