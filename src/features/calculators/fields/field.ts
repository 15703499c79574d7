import type { TypedParam } from '#engine/model/urls/search.ts'

/**
 * A kind of value, the least and the greatest that a field takes: whole numbers, decimals in percent, or days such as `2026-11-29`. A
 * price is money that boards state in thousands.
 */
export interface Field {
  kind: 'money' | 'price' | 'count' | 'percent' | 'day'
  least: string
  most: string
  isOptional?: true
}

export type Fields<Name extends TypedParam> = Readonly<Record<Name, Field>>

/** Texts by field, as somebody typed them, or as an address has them. */
export type Typed<Name extends TypedParam> = Readonly<Partial<Record<Name, string>>>

/** Values by field: decimals and days in the form of `Field`. */
export type Values<Name extends TypedParam> = Readonly<Partial<Record<Name, string>>>

/** The reason why a text is no value; `nearest` is the value that the field takes in its place, where one is near. */
export type Problem =
  | { code: 'empty' | 'no-number' | 'not-whole' | 'no-day' }
  | { code: 'too-small' | 'too-large' | 'no-such-day'; nearest: string }
  /** A day on which the exchanges do not trade. */
  | { code: 'no-session'; nearest: string }
  /** A price as boards write it, in thousands of đồng: `nearest` is what it means. */
  | { code: 'board-price'; nearest: string }
  /** A value that only counts beside another one. */
  | { code: 'needs-price' | 'not-above-maintenance' | 'debt-and-equity' }

export type Problems<Name extends TypedParam> = Readonly<Partial<Record<Name, Problem>>>

/** The result of what was typed; without one, the problems say why. */
export interface Computed<Name extends TypedParam, Result> {
  result?: Result
  problems: Problems<Name>
}
