import type { Heading } from '#engine/model/entries/entry.ts'
import type { SectionPage } from '#engine/model/payload.ts'
import type { FeeSchedule } from '#features/fees/payload.ts'

interface CalculatorPage extends SectionPage {
  headings: Heading[]
}

/** The calculator of loans on securities. */
export interface MarginCalculatorPayload extends CalculatorPage {
  kind: 'margin-calculator'
  /** The interest in force; null where the firm has published none. */
  interest: (Pick<FeeSchedule['facts'], 'rows'> & { isSample: boolean }) | null
}

/** The pages that compute something of what is typed. */
export type CalculatorPayload = MarginCalculatorPayload
