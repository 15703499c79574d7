import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JobFacts } from './collection.ts'

export const jobTypeLabels: Readonly<Record<JobFacts['type'], MessageDescriptor>> = {
  'toan-thoi-gian': msg`Toàn thời gian`,
  'ban-thoi-gian': msg`Bán thời gian`,
  'thuc-tap': msg`Thực tập`,
}

export const jobLevelLabels: Readonly<Record<JobFacts['level'], MessageDescriptor>> = {
  'thuc-tap': msg`Thực tập sinh`,
  'moi-vao-nghe': msg`Mới vào nghề`,
  'chuyen-vien': msg`Chuyên viên`,
  'chuyen-vien-chinh': msg`Chuyên viên chính`,
  'quan-ly': msg`Quản lý`,
}

export const jobBenefitLabels: Readonly<Record<JobFacts['benefits'][number], MessageDescriptor>> = {
  'thuong-theo-ket-qua': msg`Thưởng theo kết quả công việc`,
  'thang-luong-13': msg`Tháng lương thứ 13`,
  'bao-hiem-suc-khoe': msg`Bảo hiểm sức khoẻ bổ sung`,
  'ngay-phep-tang-them': msg`Ngày phép tăng thêm theo thâm niên`,
  'chi-phi-chung-chi': msg`Chi phí học và thi chứng chỉ`,
  'phu-cap-truc': msg`Phụ cấp trực`,
  'ngay-lam-tu-xa': msg`Một số ngày làm việc từ xa`,
  'nguoi-huong-dan': msg`Người hướng dẫn riêng`,
}
