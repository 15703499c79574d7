import { translateTable, type BuildText, type Translate } from '#engine/model/locale/translate.ts'
import type { feeBases, feeChannels } from './collection.ts'
import type { chargeKinds, chargePayers, chargeTimes, feeUnits } from './fee-schema.ts'

export type FeeChannel = (typeof feeChannels)[number]
export type FeeUnit = (typeof feeUnits)[number]
export type FeeBasisName = (typeof feeBases)[number]
export type ChargeKind = (typeof chargeKinds)[number]
export type ChargePayer = (typeof chargePayers)[number]
export type ChargeTime = (typeof chargeTimes)[number]

/** The terms of fee schedules in one language, for the page and the file to download. */
export interface FeeTerms {
  channels: Record<FeeChannel, string>
  /** The units of flat fees, for use after an amount: `đ/hợp đồng`. */
  units: Record<FeeUnit, string>
  /** The periods of rates, for use after a percentage. */
  periods: Record<'ngay' | 'thang' | 'nam', string>
  /** The units of amounts and tiers, for the heading of a column. */
  bases: Record<FeeBasisName, string>
  chargeKinds: Record<ChargeKind, string>
  chargePayers: Record<ChargePayer, string>
  chargeTimes: Record<ChargeTime, string>
}

type Texts<Part extends keyof FeeTerms> = Readonly<Record<keyof FeeTerms[Part], BuildText>>

const channels: Texts<'channels'> = {
  'truc-tuyen': /*i18n*/ { id: 'build.fees.channel.online', message: 'Trực tuyến' },
  'moi-gioi': /*i18n*/ { id: 'build.fees.channel.broker', message: 'Qua nhân viên môi giới' },
  'tai-quay': /*i18n*/ { id: 'build.fees.channel.counter', message: 'Tại quầy' },
  'tat-ca': /*i18n*/ { id: 'build.fees.channel.any', message: 'Mọi kênh' },
}

const units: Texts<'units'> = {
  lan: /*i18n*/ { id: 'build.fees.unit.transaction', message: 'lần' },
  'ho-so': /*i18n*/ { id: 'build.fees.unit.file', message: 'hồ sơ' },
  'chung-khoan': /*i18n*/ { id: 'build.fees.unit.security', message: 'chứng khoán' },
  'chung-khoan-thang': /*i18n*/ { id: 'build.fees.unit.security-month', message: 'chứng khoán/tháng' },
  'hop-dong': /*i18n*/ { id: 'build.fees.unit.contract', message: 'hợp đồng' },
  'hop-dong-ngay': /*i18n*/ { id: 'build.fees.unit.contract-day', message: 'hợp đồng/ngày' },
}

const periods: Texts<'periods'> = {
  ngay: /*i18n*/ { id: 'build.fees.period.day', message: 'ngày' },
  thang: /*i18n*/ { id: 'build.fees.period.month', message: 'tháng' },
  nam: /*i18n*/ { id: 'build.fees.period.year', message: 'năm' },
}

const bases: Texts<'bases'> = {
  'gia-tri': /*i18n*/ { id: 'build.fees.basis.value', message: 'Giá trị (đồng)' },
  'chung-khoan': /*i18n*/ { id: 'build.fees.basis.securities', message: 'Số chứng khoán' },
  'hop-dong': /*i18n*/ { id: 'build.fees.basis.contracts', message: 'Số hợp đồng' },
}

const kinds: Texts<'chargeKinds'> = {
  thue: /*i18n*/ { id: 'build.fees.charge.tax', message: 'Thuế' },
  'thu-ho': /*i18n*/ { id: 'build.fees.charge.passed-on', message: 'Thu hộ' },
}

const payers: Texts<'chargePayers'> = {
  'ca-nhan': /*i18n*/ { id: 'build.fees.payer.individual', message: 'Cá nhân' },
  'moi-khach-hang': /*i18n*/ { id: 'build.fees.payer.everyone', message: 'Mọi khách hàng' },
}

const times: Texts<'chargeTimes'> = {
  ban: /*i18n*/ { id: 'build.fees.due.sale', message: 'Mỗi lần bán' },
  'mua-ban': /*i18n*/ { id: 'build.fees.due.trade', message: 'Mỗi lần mua, bán' },
  rieng: /*i18n*/ { id: 'build.fees.due.other', message: 'Khi phát sinh' },
}

export function toFeeTerms(translate: Translate): FeeTerms {
  return {
    channels: translateTable(channels, translate),
    units: translateTable(units, translate),
    periods: translateTable(periods, translate),
    bases: translateTable(bases, translate),
    chargeKinds: translateTable(kinds, translate),
    chargePayers: translateTable(payers, translate),
    chargeTimes: translateTable(times, translate),
  }
}
