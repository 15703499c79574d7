import type { BuildText } from '#engine/model/locale/translate.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { formatBillions } from '#i18n/format-amount.ts'
import { formatShortDate } from '#i18n/format.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { capitalOn } from '../capital-and-listing.ts'

const kind: BuildText = /*i18n*/ { id: 'build.cover.capital', message: 'Vốn điều lệ' }
const since: BuildText = /*i18n*/ {
  id: 'build.cover.capital.since',
  message: 'từ #, mỗi bậc một lần tăng',
  comment: '#: the day from which the charter capital holds. A tread stands for each increase.',
}

/** The charter capital in force at the end of a stair of all amounts. */
export function toCapitalCover({ content, locale, translate }: PayloadContext): DrawnCover | undefined {
  const amounts = content.entries.profile.find(({ isListed }) => isListed)?.facts.charterCapital ?? []
  const present = capitalOn(amounts, content.today)
  if (!present) return undefined
  const known = amounts.slice(0, amounts.indexOf(present) + 1)
  return {
    ground: 'paper',
    tone: 'equity',
    kind: translate(kind),
    figure: formatBillions(locale, present.amount),
    note: translate(since).replace('#', formatShortDate(locale, present.since)),
    label: translate(kind),
    shape: {
      form: 'stair',
      values: known.map(({ amount }) => Number(amount)),
      own: [known.length - 1, known.length - 1],
    },
  }
}
