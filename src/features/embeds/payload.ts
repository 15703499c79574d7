import type { Heading } from '#engine/model/entries/entry.ts'
import type { SectionPage } from '#engine/model/payload.ts'
import type { EmbedName } from './codes.ts'

/** A document that other sites may frame, as the page about them offers it. */
export interface OfferedEmbed {
  name: EmbedName
  heading: string
  /** The name of the frame for screen readers. */
  title: string
  /** The address of its document, without the host. */
  href: string
  /** The code that other sites copy. */
  code: string
  height: number
}

export interface EmbedsPayload extends SectionPage {
  kind: 'embeds'
  headings: Heading[]
  embeds: OfferedEmbed[]
}
