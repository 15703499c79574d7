import * as v from 'valibot'
import { documentKinds } from '#brand'
import { keysOf } from '#lib/records.ts'
import { listed, say } from '#lib/say/message.ts'
import { typeset } from '#lib/text/typeset.ts'
import { locales } from '../locale/locale.ts'
import { describe } from './describe.ts'
import { localized, text } from './fields.ts'

export const attachmentKinds = keysOf(documentKinds)

const attachmentLanguages = [...locales, 'both'] as const

/** The formats of documents, which are also their file extensions. */
export const attachmentFormats = ['pdf', 'xlsx', 'docx', 'csv', 'zip'] as const

/** File names that need no escaping in a URL and are the same on every file system; the extension gives the format. */
export const attachmentName = new RegExp(`^[a-z0-9]+(?:[-.][a-z0-9]+)*\\.(?:${attachmentFormats.join('|')})$`)

export const attachmentMessage = say`Must be the name of a file in the same folder: a-z, 0-9, single hyphens and points, ending in ${attachmentFormats.join(', ')}`

const typesetText = v.pipe(text(160), v.transform(typeset))

export const attachmentSchema = v.pipe(
  v.strictObject({
    file: v.pipe(
      v.string(),
      v.maxLength(100),
      v.regex(attachmentName, String(attachmentMessage)),
      v.description(
        'The name of a file in the same folder (PDF, XLSX, DOCX, CSV or ZIP, at most 25 MB): annual-report.pdf. It is part of the URL.',
      ),
    ),
    kind: v.pipe(
      v.picklist(attachmentKinds),
      describe(
        say`${listed(
          attachmentKinds.map((kind) => say`${kind}: ${documentKinds[kind]}`),
          '; ',
        )}.`,
      ),
    ),
    language: v.pipe(
      v.picklist(attachmentLanguages),
      describe(
        say`The language of the document: ${locales.join(', ')}, or both for a document that has the two side by side.`,
      ),
    ),
    title: v.pipe(
      localized(typesetText),
      v.description(
        "The title in lists, in each language. The title in the document's own language becomes the file name of the download.",
      ),
    ),
  }),
  v.description('A document to download.'),
)

export const attachmentsField = v.optional(
  v.pipe(
    v.array(attachmentSchema),
    v.minLength(1, 'Must contain a document; without documents, remove the field'),
    v.description('Documents that belong to this entry, in the order in which they are listed.'),
  ),
)

export type AttachmentFacts = v.InferOutput<typeof attachmentSchema>
export type AttachmentKind = AttachmentFacts['kind']
export type AttachmentLanguage = AttachmentFacts['language']
export type AttachmentFormat = (typeof attachmentFormats)[number]
