import type { Locale } from '#engine/model/locale/locale.ts'
import type { Href } from '#lib/href.ts'

/** The contents of a document to frame: the fact itself, further facts by name, and where all of it is from. */
export interface EmbedCard {
  value: string
  /** The language of the value, if it is not the document's. */
  lang?: Locale | undefined
  facts: readonly { name: string; value: string }[]
  link: { href: Href; anchor?: string | undefined }
  sample: boolean
}
