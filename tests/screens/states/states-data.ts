import type { Locale } from '../../../src/engine/model/locale/locale.ts'
import type { SectionNav } from '../../../src/engine/model/payload.ts'
import type { ContactPayload, LeadershipPayload } from '../../../src/features/company/payload.ts'
import type { FinancialSet } from '../../../src/features/financials/payload.ts'
import type { ListItem } from '../../../src/features/lists/payload.ts'
import type { Catalogue } from '../../../src/i18n/site-i18n.ts'

/** The id of the JSON block in the page of states. */
export const statesDataId = 'states-data'

/** Data that the page of states shows besides the components themselves. */
export interface StatesData {
  locale: Locale
  catalogue: Catalogue
  /** Entries of the site that is served: disclosures, then news. */
  rows: readonly ListItem[]
  articles: readonly ListItem[]
  /** The pages of a section; the figures of a basis; people and a place. */
  section: SectionNav | null
  figures: FinancialSet
  leaders: Pick<LeadershipPayload, 'bodies' | 'people'>
  office: ContactPayload['entries']['offices'][number] | undefined
}

/** The states that the browser is told to show, and the pseudo-classes of each. */
export const forced = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  active: ['hover', 'active'],
} as const

export type StateName = 'rest' | keyof typeof forced | 'disabled' | 'error'
