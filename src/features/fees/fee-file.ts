import type { Locale } from '#model/locale/locale.ts'

const names: Readonly<Record<Locale, { file: string; saved: string }>> = {
  vi: { file: 'bieu-phi.csv', saved: 'Biểu phí đang áp dụng.csv' },
  en: { file: 'fee-schedule.csv', saved: 'Fee schedule in force.csv' },
}

/** The file with the fees in force, below the site's root. */
export function toFeesCsvUrl(locale: Locale): string {
  return `/tai-lieu/bieu-phi/${names[locale].file}`
}

/** The name under which that file is saved. */
export function toFeesCsvName(locale: Locale): string {
  return names[locale].saved
}
