import * as v from 'valibot'
import { typeset } from '#lib/text/typeset.ts'
import { locales } from '../locale/locale.ts'
import { localized, text } from './fields.ts'

export const attachmentKinds = [
  'bao-cao',
  'giai-trinh',
  'nghi-quyet',
  'bien-ban',
  'quyet-dinh',
  'thong-bao',
  'cong-van',
  'to-trinh',
  'tai-lieu-hop',
  'thu-moi',
  'uy-quyen',
  'phieu-bieu-quyet',
  'dieu-le',
  'quy-che',
  'ban-cao-bach',
  'thuyet-trinh',
  'bieu-mau',
  'bang-tinh',
  'phu-luc',
  'bieu-trung',
] as const

const attachmentLanguages = [...locales, 'both'] as const

/** The formats of documents, which are also their file extensions. */
export const attachmentFormats = ['pdf', 'xlsx', 'docx', 'csv', 'zip'] as const

/** File names that need no escaping in a URL and are the same on every file system; the extension gives the format. */
export const attachmentName = new RegExp(`^[a-z0-9]+(?:[-.][a-z0-9]+)*\\.(?:${attachmentFormats.join('|')})$`)

const typesetText = v.pipe(text(160), v.transform(typeset))

export const attachmentSchema = v.pipe(
  v.strictObject({
    file: v.pipe(
      v.string(),
      v.maxLength(100),
      v.regex(
        attachmentName,
        `Must be the name of a file in the same folder: a-z, 0-9, single hyphens and points, ending in ${attachmentFormats.join(', ')}`,
      ),
      v.description(
        'The name of a file in the same folder (PDF, XLSX, DOCX, CSV or ZIP, at most 25 MB): bao-cao-quy-3.pdf. It is part of the URL.',
      ),
    ),
    kind: v.pipe(
      v.picklist(attachmentKinds),
      v.description(
        'bao-cao: report; giai-trinh: explanation; nghi-quyet: resolution; bien-ban: minutes; quyet-dinh: decision; ' +
          'thong-bao: notice; cong-van: official letter; to-trinh: proposal to a meeting; tai-lieu-hop: meeting documents; ' +
          'thu-moi: invitation; uy-quyen: proxy form; phieu-bieu-quyet: ballot; dieu-le: charter; ' +
          'quy-che: regulations and policies; ban-cao-bach: prospectus; thuyet-trinh: presentation; bieu-mau: form; ' +
          'bang-tinh: spreadsheet; phu-luc: appendix; bieu-trung: logo.',
      ),
    ),
    language: v.pipe(
      v.picklist(attachmentLanguages),
      v.description(
        `The language of the document: ${locales.join(', ')}, or both for a document that has the two side by side.`,
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
