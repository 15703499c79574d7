/** A transaction in the address of the fees: `/ho-tro/bieu-phi?phi=ky-quy&kenh=tat-ca&luong=200000000&ngay=30`. */
export interface FeeQuery {
  product: string
  channel: string
  /** In the unit of the schedule. */
  amount: string
  days?: number | undefined
}

/** Numbers, because the router would quote digits that are text. */
export function toFeeSearch({ product, channel, amount, days }: FeeQuery): Record<string, string | number> {
  return { phi: product, kenh: channel, luong: Number(amount), ...(days !== undefined && { ngay: days }) }
}

/** Parsing never throws; a query with an invalid value counts as none. Whether there is such a fee is for the calculator. */
export function parseFeeQuery(search: Readonly<Record<string, unknown>>): FeeQuery | undefined {
  const { phi, kenh, ngay } = search
  const luong = withoutSeparators(search['luong'])
  if (typeof phi !== 'string' || typeof kenh !== 'string' || !isWhole(luong, 0, 999_999_999_999_999)) return undefined
  if (ngay !== undefined && !isWhole(ngay, 1, maxDays)) return undefined
  return { product: phi, channel: kenh, amount: String(luong), ...(ngay !== undefined && { days: ngay }) }
}

export const maxDays = 3650

/** A number that somebody has typed into a form with separators of thousands: `50.000.000`, `50 000 000`. */
function withoutSeparators(value: unknown): unknown {
  const isGrouped = typeof value === 'string' && /^\s*\d{1,3}(?:[.,\s]\d{3})*\s*$/.test(value)
  return isGrouped ? Number(value.replaceAll(/\D/g, '')) : value
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
}
