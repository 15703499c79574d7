import type { Entry } from '#engine/model/entries/content.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import { toDatedCover } from '#features/covers/build/to-dated-cover.ts'
import { formatShortDate } from '#i18n/format.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'
import { eventTexts } from './event-texts.ts'

const disclosureKinds: Readonly<Record<Entry<'disclosures'>['facts']['code'], BuildText>> = {
  'dinh-ky': /*i18n*/ { id: 'build.cover.disclosure.periodic', message: 'Công bố định kỳ' },
  'bat-thuong': /*i18n*/ { id: 'build.cover.disclosure.extraordinary', message: 'Công bố bất thường' },
  'theo-yeu-cau': /*i18n*/ { id: 'build.cover.disclosure.on-request', message: 'Công bố theo yêu cầu' },
}

const governanceKinds: Readonly<Record<Entry<'governance'>['facts']['code'], BuildText>> = {
  'dieu-le': /*i18n*/ { id: 'build.cover.governance.charter', message: 'Điều lệ' },
  'quy-che': /*i18n*/ { id: 'build.cover.governance.regulation', message: 'Quy chế' },
  'chinh-sach': /*i18n*/ { id: 'build.cover.governance.policy', message: 'Chính sách' },
}

const documentDay: BuildText = /*i18n*/ { id: 'build.cover.disclosure.day', message: 'Văn bản ngày' }
const inForce: BuildText = /*i18n*/ { id: 'build.cover.governance.in-force', message: 'Hiệu lực từ' }
const version: BuildText = /*i18n*/ { id: 'build.cover.governance.version', message: 'Phiên bản' }

/** A disclosure: its event and the day of its document. */
export function toDisclosureCover({ facts }: Entry<'disclosures'>, { locale, translate }: CoverContext): DrawnCover {
  const { code, refNo, event, documentDate } = facts
  return toDatedCover({
    locale,
    ground: 'paper',
    kind: `${translate(disclosureKinds[code])} · ${refNo}`,
    label: translate(documentDay),
    date: documentDate,
    note: [event && translate(eventTexts[event]), `${translate(documentDay)} ${formatShortDate(locale, documentDate)}`]
      .filter((part) => part !== undefined)
      .join(' · '),
  })
}

/** A regulation: its version and the day from which it is in force. */
export function toGovernanceCover({ facts }: Entry<'governance'>, { locale, translate }: CoverContext): DrawnCover {
  const { code, effectiveFrom } = facts
  const kind = translate(governanceKinds[code])
  return toDatedCover({
    locale,
    ground: 'paper',
    kind: `${kind} · ${translate(version)} ${facts.version}`,
    label: translate(inForce),
    date: effectiveFrom,
    note: `${translate(inForce)} ${formatShortDate(locale, effectiveFrom)}`,
  })
}
