import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MeetingFacts, MeetingDocumentKind } from './collection.ts'

type Labels<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const documentKindLabels: Labels<MeetingDocumentKind> = {
  'ngay-dang-ky': msg`Thông báo ngày đăng ký cuối cùng`,
  'thu-moi': msg`Thông báo mời họp`,
  'chuong-trinh': msg`Chương trình họp`,
  'tai-lieu': msg`Bộ tài liệu họp`,
  'to-trinh': msg`Tờ trình`,
  'du-thao-nghi-quyet': msg`Dự thảo nghị quyết`,
  'uy-quyen': msg`Mẫu giấy ủy quyền`,
  'bien-ban': msg`Biên bản họp`,
  'nghi-quyet': msg`Nghị quyết`,
}

export const meetingFormLabels: Labels<NonNullable<MeetingFacts['form']>> = {
  'truc-tiep': msg`Trực tiếp`,
  'truc-tuyen': msg`Trực tuyến`,
  'ket-hop': msg`Trực tiếp kết hợp trực tuyến`,
}
