import type { ImageAsset } from '#engine/model/images/image-variants.ts'
import type { OutputFile } from '#engine/store/output-file.ts'
import type { PageCard } from './social/to-card.ts'

/** Some files of the site that are made together, from the same inputs. */
export interface OutputPlan {
  /** Its name in the graph and in the store. */
  key: string
  /** The kind of output, for the summary. */
  kind: OutputKind
  /** Collects what its files are made from. What it reads is recorded. */
  prepare: () => PreparedOutput
  /** The key of a social image that is prepared together with it. */
  cardKey?: string
}

export type OutputKind =
  | 'pages'
  | 'social images'
  | 'list indexes'
  | 'feeds'
  | 'sitemaps'
  | 'search index'
  | 'images'
  | 'documents'
  | 'data files'
  | 'short links'
  | 'redirects'
  | 'other files'

export interface PreparedOutput {
  /** A hash of all that the files are made from. */
  input: string
  /** The social image, if the page has one of its own. */
  card?: PageCard | undefined
  /** The image whose slow variants are made later, if the output is one. */
  image?: ImageAsset | undefined
  make: () => OutputFile[] | Promise<OutputFile[]>
}
