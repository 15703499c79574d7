/**
 * The moment that content is published for, from which drafts of the future stay hidden: what SOURCE_DATE_EPOCH says, in
 * seconds, else now. With it given, the same input makes the same output at any time.
 */
export function toMoment(sourceDateEpoch: string | undefined): Date {
  return isEpoch(sourceDateEpoch) ? new Date(Number(sourceDateEpoch) * 1000) : new Date()
}

export function isEpoch(value: string | undefined): value is string {
  return value !== undefined && /^\d{1,12}$/.test(value)
}
