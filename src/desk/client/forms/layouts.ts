import type { FormModel } from '../../protocol/forms.ts'
import type { DeskTexts } from '../texts/vi.ts'

/** The heading of a part of facts, by its name in the texts. */
export type PartName = keyof DeskTexts['parts']

/**
 * A part of a form: the fields before the texts, the texts themselves, the files of the folder, or facts below a heading. Of facts, `fields` are
 * names of the schema: what the schema does not have is left out, and what no part names is in the last one.
 */
export type FormPart =
  | { kind: 'head' }
  | { kind: 'body' }
  | { kind: 'files' }
  | { kind: 'figures' }
  | { kind: 'facts'; title: PartName; fields: readonly string[] }

const state: FormPart = {
  kind: 'facts',
  title: 'state',
  fields: ['status', 'publishAt', 'publishedAt', 'withdrawn', 'sample'],
}

/** Forms that are shaped by hand: groups and order over the fields of the schema, for those who write them in a hurry. */
const layouts: Readonly<Record<string, readonly FormPart[]>> = {
  disclosures: [
    { kind: 'head' },
    {
      kind: 'facts',
      title: 'disclosure',
      fields: ['code', 'event', 'eventAt', 'refNo', 'documentDate', 'legalBasis'],
    },
    { kind: 'facts', title: 'correction', fields: ['corrects'] },
    { kind: 'files' },
    { kind: 'facts', title: 'documents', fields: ['attachments'] },
    {
      kind: 'facts',
      title: 'people',
      fields: ['disclosedBy', 'discloser', 'approvedBy', 'filings'],
    },
    { kind: 'body' },
    { kind: 'facts', title: 'related', fields: ['announces', 'relatedIssuers', 'supersedes'] },
    state,
  ],
  'periodic-reports': [
    { kind: 'head' },
    {
      kind: 'facts',
      title: 'period',
      fields: ['code', 'fiscalYear', 'period', 'periodEnd', 'basis', 'assurance'],
    },
    { kind: 'files' },
    { kind: 'facts', title: 'documents', fields: ['attachments'] },
    { kind: 'facts', title: 'explanations', fields: ['explains', 'explainedIn', 'corrects'] },
    { kind: 'body' },
    state,
  ],
  financials: [
    { kind: 'head' },
    {
      kind: 'facts',
      title: 'year',
      fields: ['fiscalYear', 'basis', 'unit', 'currency'],
    },
    { kind: 'figures' },
    { kind: 'facts', title: 'figures', fields: ['periods'] },
    { kind: 'body' },
    state,
  ],
  meetings: [
    { kind: 'head' },
    {
      kind: 'facts',
      title: 'meeting',
      fields: ['kind', 'year', 'number', 'form', 'opensAt', 'place', 'recordDate', 'ballotsUntil', 'closedAt'],
    },
    { kind: 'facts', title: 'papers', fields: ['agenda', 'papers'] },
    { kind: 'facts', title: 'postponed', fields: ['rescheduled'] },
    { kind: 'facts', title: 'results', fields: ['results'] },
    { kind: 'body' },
    state,
  ],
  news: [
    { kind: 'head' },
    { kind: 'body' },
    { kind: 'files' },
    {
      kind: 'facts',
      title: 'cover',
      fields: ['category', 'cover', 'coverAlt', 'chart', 'issuers'],
    },
    state,
  ],
}

const usual: readonly FormPart[] = [
  { kind: 'head' },
  { kind: 'body' },
  { kind: 'facts', title: 'facts', fields: [] },
  { kind: 'files' },
  state,
]

/** A file of the whole site has facts alone. */
const factsAlone: readonly FormPart[] = [{ kind: 'facts', title: 'facts', fields: [] }]

/** The parts of a form: that of a collection, or of a file with neither texts nor documents. */
export function findLayout({
  collection,
  text,
  hasBody,
}: Pick<FormModel, 'collection' | 'text' | 'hasBody'>): readonly FormPart[] {
  return text.length === 0 && !hasBody ? factsAlone : (layouts[collection] ?? usual)
}
