import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AttachmentKind, AttachmentLanguage } from '#engine/model/entries/attachments-field.ts'
import { languages, mapLocales } from '#engine/model/locale/locale.ts'

export const attachmentKindLabels: Readonly<Record<AttachmentKind, MessageDescriptor>> = {
  'bao-cao': msg`Báo cáo`,
  'giai-trinh': msg`Văn bản giải trình`,
  'nghi-quyet': msg`Nghị quyết`,
  'bien-ban': msg`Biên bản`,
  'quyet-dinh': msg`Quyết định`,
  'thong-bao': msg({ message: 'Thông báo', context: 'một văn bản' }),
  'cong-van': msg`Công văn`,
  'to-trinh': msg`Tờ trình`,
  'tai-lieu-hop': msg`Tài liệu họp`,
  'thu-moi': msg`Thư mời họp`,
  'uy-quyen': msg`Giấy ủy quyền`,
  'phieu-bieu-quyet': msg`Phiếu biểu quyết`,
  'dieu-le': msg`Điều lệ`,
  'quy-che': msg`Quy chế, chính sách`,
  'ban-cao-bach': msg`Bản cáo bạch`,
  'thuyet-trinh': msg`Tài liệu thuyết trình`,
  'bieu-mau': msg`Biểu mẫu`,
  'bang-tinh': msg`Bảng số liệu`,
  'phu-luc': msg`Phụ lục`,
  'bieu-trung': msg`Biểu trưng`,
}

export const attachmentLanguageLabels: Readonly<Record<AttachmentLanguage, MessageDescriptor>> = {
  ...mapLocales((locale) => languages[locale].nameMessage),
  both: msg`Song ngữ Việt – Anh`,
}
