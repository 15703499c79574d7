import { languages, type Locale } from '#engine/model/locale/locale.ts'

/**
 * Formats that several languages share: the order of a date, the position of the currency, the first day of the week, the
 * form of a telephone number. Each of these formats is a table with a row for each convention.
 */
type Convention = 'vietnamese' | 'international'

/** A row for each convention. */
export type Conventions<Row> = Readonly<Record<Convention, Row>>

/** The row of a language's convention. */
export function pickConvention<Row>(locale: Locale, table: Conventions<Row>): Row {
  return table[languages[locale].conventions]
}
