import { toCases } from './search-case.ts'

export const tickerCases = [
  ...toCases('ticker', 'vi', [
    ['ZZA', '/bao-cao-phan-tich/zza-don-hang-dich-vu-cong-nghe-tang-dinh-gia-con-hap-dan'],
    ['zzb', '/bao-cao-phan-tich/zzb-bien-loi-nhuan-cai-thien-dinh-gia-da-phan-anh-phan-lon'],
    ['cổ phiếu ZZC', '/bao-cao-phan-tich/zzc-dong-tien-on-dinh-no-vay-giam-mo-duong-cho-co-tuc'],
    ['khuyen nghi zzd', '/bao-cao-phan-tich/zzd-loi-nhuan-chua-tao-day-thi-gia-con-cao-hon-gia-tri-so-sach'],
    ['ZZE giá mục tiêu', '/bao-cao-phan-tich/zze-tang-truong-on-dinh-thi-gia-di-truoc-gia-tri-so-sach'],
    ['mã ZZF', '/bao-cao-phan-tich/dong-von-thu-dong-khi-thi-truong-doi-hang-cach-uoc-luong'],
    ['ZZH', '/bao-cao-phan-tich/mua-dai-hoi-co-dong-doc-tai-lieu-hop-va-ke-hoach-co-tuc'],
    ['zzk', '/bao-cao-phan-tich/bat-dong-san-dan-cu-phan-hoa-theo-phap-ly-va-dong-tien'],
    ['ZZN', '/bao-cao-phan-tich/chat-luong-loi-nhuan-bay-dau-hieu-tren-bao-cao-tai-chinh'],
  ]),
  ...toCases('ticker', 'en', [
    ['ZZA', '/bao-cao-phan-tich/zza-don-hang-dich-vu-cong-nghe-tang-dinh-gia-con-hap-dan'],
    ['ZZD', '/bao-cao-phan-tich/zzd-loi-nhuan-chua-tao-day-thi-gia-con-cao-hon-gia-tri-so-sach'],
    ['zze target price', '/bao-cao-phan-tich/zze-tang-truong-on-dinh-thi-gia-di-truoc-gia-tri-so-sach'],
    ['ZZJ', '/bao-cao-phan-tich/bat-dong-san-dan-cu-phan-hoa-theo-phap-ly-va-dong-tien'],
  ]),
]
