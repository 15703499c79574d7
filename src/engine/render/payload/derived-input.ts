import type { DerivedPage } from '#engine/model/content/derived-page.ts'
import type { Text, Texts } from '#engine/model/entries/entry.ts'
import { mapLocales } from '#engine/model/locale/locale.ts'
import type { PayloadContext } from './payload-context.ts'
import { toBase } from './to-base.ts'
import { toSection, toTrail } from './to-links.ts'

/** The input of the payload of a page that is made of entries. */
export interface DerivedInput {
  context: PayloadContext
  page: DerivedPage
}

/** The words of such a page in the language of the context. */
export interface DerivedWords {
  title: string
  summary: string
  sample: boolean
}

/** The fields that the payloads of all pages have, and the pages around it. Pages that are made of entries are in every language. */
export function toDerivedBase({ context, page: { path } }: DerivedInput, { title, summary, sample }: DerivedWords) {
  const text: Text = { title, summary, html: '', isEmpty: true, headings: [], anchors: [], intro: '', sections: [] }
  // That of the context is read; of the others, that they are there.
  const texts: Texts = mapLocales(() => text)
  const trail = toTrail(context, path)
  const base = toBase(context, { path, texts, attachments: [], sample, canonical: path, type: 'website', trail })
  return { ...base, section: toSection(context, path) }
}
