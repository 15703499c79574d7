import type { feeBases, feeChannels, feeUnits } from './collection.ts'
import type { Locale } from '#model/locale/locale.ts'

export type FeeChannel = (typeof feeChannels)[number]
export type FeeUnit = (typeof feeUnits)[number]
export type FeeBasisName = (typeof feeBases)[number]

/** The words of fee schedules in one language: on the page and in the file beside it they are the same. */
export interface FeeTerms {
  channels: Record<FeeChannel, string>
  /** After an amount of đồng: `đ/hợp đồng`. */
  units: Record<FeeUnit, string>
  /** After a percentage. */
  periods: Record<'ngay' | 'nam', string>
  /** What a tier counts, as a column's heading. */
  bases: Record<FeeBasisName, string>
}

export const feeTerms: Readonly<Record<Locale, FeeTerms>> = {
  vi: {
    channels: {
      'truc-tuyen': 'Trực tuyến',
      'moi-gioi': 'Qua nhân viên môi giới',
      'tai-quay': 'Tại quầy',
      'tat-ca': 'Mọi kênh',
    },
    units: {
      lan: 'lần',
      'ho-so': 'hồ sơ',
      'chung-khoan': 'chứng khoán',
      'chung-khoan-thang': 'chứng khoán/tháng',
      'hop-dong': 'hợp đồng',
    },
    periods: { ngay: 'ngày', nam: 'năm' },
    bases: { 'gia-tri': 'Giá trị (đồng)', 'chung-khoan': 'Số chứng khoán', 'hop-dong': 'Số hợp đồng' },
  },
  en: {
    channels: {
      'truc-tuyen': 'Online',
      'moi-gioi': 'Through a broker',
      'tai-quay': 'At the counter',
      'tat-ca': 'Any channel',
    },
    units: {
      lan: 'transaction',
      'ho-so': 'file',
      'chung-khoan': 'security',
      'chung-khoan-thang': 'security per month',
      'hop-dong': 'contract',
    },
    periods: { ngay: 'day', nam: 'year' },
    bases: { 'gia-tri': 'Value (VND)', 'chung-khoan': 'Number of securities', 'hop-dong': 'Number of contracts' },
  },
}
