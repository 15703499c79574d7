import type { ProgramLanguage } from './languages.ts'

/** A number in a message: digits with a point before decimals, which each language writes in its own way. */
export interface SaidFigure {
  readonly figure: string
}

/** A value that stays as the reader is to write it, such as the day 2026-11-28 for a field. */
export interface SaidTyped {
  readonly typed: string
}

/** A number whose digits are text, such as a decimal of the content: `1200.5`. What only names something, such as a year, is plain text. */
export function figure(digits: string | number | bigint): SaidFigure {
  return { figure: String(digits) }
}

/** A number or a date as it is to be written in a file: "such as 2026-11-28". What stands in quotes needs no such mark. */
export function typed(value: string | number): SaidTyped {
  return { typed: String(value) }
}

const marks: Readonly<Record<ProgramLanguage, { group: string; decimal: string }>> = {
  en: { group: ',', decimal: '.' },
  vi: { group: '.', decimal: ',' },
}

/** `1,234.5`; in Vietnamese `1.234,5`. What is no number stays as it is. */
export function writeFigure(digits: string, language: ProgramLanguage): string {
  const [, sign = '', whole, decimals] = /^([-+\u2212]?)(\d+)(?:\.(\d+))?$/.exec(digits) ?? []
  if (whole === undefined) return digits
  const { group, decimal } = marks[language]
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)
  return `${sign}${grouped}${decimals === undefined ? '' : decimal + decimals}`
}

const months = 'January February March April May June July August September October November December'.split(' ')

const dateForm = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:[+-]\d\d:\d\d)?)?$/

/**
 * A day or a moment as content has it, to the minute: `28 November 2026, 17:05`; in Vietnamese `28/11/2026 17:05`. Other text stays as it is.
 * A moment is on the clock of the site.
 */
export function writeDate(text: string, language: ProgramLanguage): string {
  const [, year, month = '', day = '', time] = dateForm.exec(text) ?? []
  if (year === undefined) return text
  if (language === 'vi') return `${day}/${month}/${year}${time === undefined ? '' : ` ${time}`}`
  return `${Number(day)} ${months[Number(month) - 1]} ${year}${time === undefined ? '' : `, ${time}`}`
}
