import * as v from 'valibot'
import { typeset } from '#lib/text/typeset.ts'
import { localized, text } from './fields.ts'
import { locales } from '../locale/locale.ts'

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
] as const

export const attachmentLanguages = [...locales, 'both'] as const

/** What a document may be, by the ending of its name. */
export const attachmentFormats = ['pdf', 'xlsx', 'docx', 'csv', 'zip'] as const

/** A name that is the same in every URL and on every disk; its ending says what it is. */
export const attachmentName = new RegExp(`^[a-z0-9]+(?:[-.][a-z0-9]+)*\\.(?:${attachmentFormats.join('|')})$`)

const printed = v.pipe(text(160), v.transform(typeset))

export const attachmentSchema = v.pipe(
  v.strictObject({
    file: v.pipe(
      v.string(),
      v.maxLength(100),
      v.regex(
        attachmentName,
        `Must be the name of a file beside it, in a-z, 0-9, single hyphens and points, ending in ${attachmentFormats.join(', ')}`,
      ),
      v.description(
        'A file in the same folder: PDF, XLSX, DOCX, CSV or ZIP, at most 25 MB. Its name stands in the address.',
      ),
    ),
    kind: v.pipe(
      v.picklist(attachmentKinds),
      v.description(
        'bao-cao: report; giai-trinh: explanation; nghi-quyet: resolution; bien-ban: minutes; quyet-dinh: decision; ' +
          'thong-bao: notice; cong-van: official letter; to-trinh: proposal to a meeting; tai-lieu-hop: meeting papers; ' +
          'thu-moi: invitation; uy-quyen: proxy form; phieu-bieu-quyet: ballot; dieu-le: charter; ' +
          'quy-che: regulations and policies; ban-cao-bach: prospectus; thuyet-trinh: presentation; bieu-mau: form; ' +
          'bang-tinh: figures to calculate with; phu-luc: appendix.',
      ),
    ),
    language: v.pipe(
      v.picklist(attachmentLanguages),
      v.description(
        `What the document is written in: ${locales.join(', ')}, or both for one that has the two side by side.`,
      ),
    ),
    title: v.pipe(
      localized(printed),
      v.description(
        'What it is called in lists, in each language. The one in its own language is its name when it is saved.',
      ),
    ),
  }),
  v.description('One document, offered for download.'),
)

export const attachmentsField = v.optional(
  v.pipe(
    v.array(attachmentSchema),
    v.minLength(1, 'Must name a document, or be left out'),
    v.description('Documents that belong to this entry, in the order in which they are listed.'),
  ),
)

export type AttachmentFacts = v.InferOutput<typeof attachmentSchema>
export type AttachmentKind = AttachmentFacts['kind']
export type AttachmentLanguage = AttachmentFacts['language']
export type AttachmentFormat = (typeof attachmentFormats)[number]
