import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NoticeImpact, NoticeKind, Service } from './codes.ts'

export const serviceLabels: Readonly<Record<Service, MessageDescriptor>> = {
  website: msg`Trang web này`,
  'bang-gia': msg`Bảng giá`,
  'giao-dich-web': msg`Giao dịch trực tuyến trên web`,
  'giao-dich-ung-dung': msg`Ứng dụng giao dịch`,
  'chuyen-tien': msg`Nộp, rút và chuyển tiền`,
  'mo-tai-khoan': msg`Mở tài khoản trực tuyến (eKYC)`,
  'tong-dai': msg`Tổng đài`,
}

export const noticeKindLabels: Readonly<Record<NoticeKind, MessageDescriptor>> = {
  'su-co': msg`Sự cố`,
  'suy-giam': msg`Hoạt động không ổn định`,
  'bao-tri': msg`Bảo trì`,
}

export const noticeImpactLabels: Readonly<Record<NoticeImpact, MessageDescriptor>> = {
  'mot-phan': msg`Ảnh hưởng một phần`,
  'toan-bo': msg`Ngừng hoàn toàn`,
}
