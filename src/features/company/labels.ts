import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OfficeFacts } from './collections/offices.ts'
import type { UnitFacts } from './collections/units.ts'
import type { Seat } from './payload.ts'

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const standingLabels: Labels<NonNullable<Seat['standing']>> = {
  independent: msg`Độc lập`,
  executive: msg`Điều hành`,
  'non-executive': msg`Không điều hành`,
}

export const unitKindLabels: Labels<UnitFacts['kind']> = {
  'co-quan-quan-tri': msg`Cơ quan quản trị`,
  'giam-sat': msg`Kiểm soát, giám sát`,
  'kinh-doanh': msg`Kinh doanh`,
  'ho-tro': msg`Hỗ trợ`,
}

export const officeKindLabels: Labels<OfficeFacts['kind']> = {
  'hoi-so': msg`Hội sở chính`,
  'chi-nhanh': msg`Chi nhánh`,
  'phong-giao-dich': msg`Phòng giao dịch`,
}

export const weekdayLabels: Labels<OfficeFacts['hours'][number]['days'][number]> = {
  'thu-hai': msg`Thứ Hai`,
  'thu-ba': msg`Thứ Ba`,
  'thu-tu': msg`Thứ Tư`,
  'thu-nam': msg`Thứ Năm`,
  'thu-sau': msg`Thứ Sáu`,
  'thu-bay': msg`Thứ Bảy`,
  'chu-nhat': msg`Chủ nhật`,
}
