import { toHref } from '#engine/model/urls/href.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkTo } from '#engine/render/payload/to-links.ts'
import { toComing } from '#features/calendar/build/to-coming.ts'
import { toItemGroup } from '#features/lists/build/to-item-group.ts'
import { toDividends } from '#features/shares/build/to-dividends.ts'
import { groupBy } from '#lib/group-by.ts'
import { addDecimals } from '#lib/numbers/decimal.ts'
import type { HubGroup } from '#site/map/page-spec.ts'
import type { Holders } from '../payload.ts'

/** More than is shown, so that a visitor has as many after the first have passed. */
const eventCount = 4

const calendar = toHref('/quan-he-co-dong/lich-su-kien')

/** The part for shareholders; null where the firm leaves out the calendar, or the list of disclosures. */
export function toHolders(context: PayloadContext, disclosures: HubGroup | undefined): Holders | null {
  if (disclosures === undefined || isLeftOut(calendar)) return null
  const paid = toDividends(context).filter(({ form, perShare }) => form === 'tien' && perShare !== null)
  const byYear = [...groupBy(paid, ({ fiscalYear }) => fiscalYear)].toSorted(([a], [b]) => a - b)
  return {
    coming: toComing(context, eventCount),
    calendar: linkTo(context, calendar),
    dividends: byYear.map(([fiscalYear, ofYear]) => ({
      fiscalYear,
      perShare: addDecimals(ofYear.map(({ perShare }) => perShare ?? '0')),
      isInterim: ofYear.every(({ isInterim }) => isInterim),
    })),
    dividendsAreSample: paid.some(({ sample }) => sample),
    disclosures: toItemGroup(context, disclosures),
  }
}
