import type { SeenFiles } from '#engine/content/disk/file-hashes.ts'
import type { FolderItem } from '#engine/content/source/source-tree.ts'
import type { SiteConfig } from '#engine/model/config/site-config.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { Progress } from '#engine/outputs/progress.ts'
import type { LazyPool } from '#engine/render/pages/open-lazy-pool.ts'
import type { Site } from './site.ts'

/** Where a site is made from, and where it is published. */
export interface PublisherOptions {
  site: Site
  contentDirectory: string
  /** That folder as it was looked at just now, so that it is not looked at again. */
  contentTree?: FolderItem | undefined
  /** The other files as they were looked at just now, before the code was loaded: the first publish does not look at them again. */
  seen?: SeenFiles | undefined
  outDirectory: string
  cacheDirectory: string
  publicDirectory: string
  config: SiteConfig
  /** The number of builds whose files stay available to open pages, including the new one. */
  keep: number
  /** The language to replace by a pseudo-locale; for tests. */
  pseudo?: Locale | undefined
  progress: Progress
  /**
   * True if what is published is kept: its sources, so that what has an error later stays as it was, and the log of disclosures, which
   * must not change.
   */
  keepsPublished?: boolean
  /** Of the changed folders of the content, those that are not to be published yet: see `holdBack`. */
  findWaiting?: ((changed: readonly string[]) => readonly string[]) | undefined
  /** True if nothing is published where anything has an error. */
  isStrict?: boolean
  /** Opens the threads that make pages; tests pass those that stay for the next publisher. */
  openPool?: () => LazyPool
}
