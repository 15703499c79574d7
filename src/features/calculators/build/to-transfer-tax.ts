import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { TransferTax } from '../payload.ts'

/** The tax on sales of shares as the schedule in force has it; null where there is none. */
export function toTransferTax({ content, locale }: Pick<PayloadContext, 'content' | 'locale'>): TransferTax | null {
  const schedule = content.entries.fees.find(({ facts, isListed }) => isListed && facts.product === 'co-phieu')
  const charge = schedule?.facts.charges.find(({ kind, when }) => kind === 'thue' && when === 'ban')
  if (charge?.rate.type !== 'percent') return null
  return { percent: charge.rate.percent, source: charge.source[locale], checkedOn: charge.asOf }
}
