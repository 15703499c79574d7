import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { computeFee } from '#features/fees/calculation/compute-fee.ts'
import { exampleAmounts } from '#features/fees/example-amounts.ts'
import { toFeeSearch } from '#features/fees/fee-query.ts'
import type { FeeAnswer } from '../payload.ts'

/** Orders for shares, placed online: what most visitors ask for. */
const product = 'co-phieu'
const channel = 'truc-tuyen'

/** The cost of an order by the schedule in force today; null if there is none, or it has no rates in percent. */
export function toFeeAnswer({ content: { entries } }: Pick<PayloadContext, 'content'>): FeeAnswer | null {
  const schedule = entries.fees.find(({ facts, isListed }) => isListed && facts.product === product)
  if (!schedule) return null
  const { rows, sample } = schedule.facts
  const rates = rows
    .flatMap(({ rate, channel: own }) => (own === channel && rate.type === 'percent' ? [rate.percent] : []))
    .toSorted((a, b) => Number(a) - Number(b))
  const [least, most] = [rates.at(0), rates.at(-1)]
  if (least === undefined || most === undefined) return null
  const examples = exampleAmounts.flatMap((amount) => {
    const fee = computeFee(rows, { channel, amount })?.fee
    return fee === undefined ? [] : [{ amount, fee, search: toFeeSearch({ product, channel, amount }) }]
  })
  return { least, most, examples, product, channel, sample }
}
