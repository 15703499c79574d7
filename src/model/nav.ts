import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Href } from '#lib/href.ts'
import type { IconName } from './icons.ts'
import { toHref } from './urls/href.ts'

/**
 * Where an item is shown. `nav-bar`: the main bar. `nav-bar-extra`: the panel of all sections, which the last button of
 * the main bar opens. `top-bar`: the bar above the main one. `ver-menu`: the vertical menu of small screens, which have
 * no bars.
 */
export type NavPosition = 'nav-bar' | 'nav-bar-extra' | 'ver-menu' | 'top-bar'

/** A page of the site, or a heading of a page. */
export interface NavTarget {
  href: Href
  anchor?: string
}

export interface NavItem {
  label: MessageDescriptor
  shortLabel?: MessageDescriptor
  icon?: IconName
  /** Positions of a top-level item and its children. */
  positions?: readonly NavPosition[]
  target: NavTarget
  children?: readonly NavItem[]
}

// The specification leaves most positions open. The main bar has the sections for customers, the top bar those for
// shareholders and applicants. Careers and support are not in the panel of all sections, but the vertical menu has them,
// because small screens have no top bar.
const everywhere = ['nav-bar', 'nav-bar-extra', 'ver-menu'] as const satisfies NavPosition[]
const top = ['top-bar', 'nav-bar-extra', 'ver-menu'] as const satisfies NavPosition[]

const to = (href: Href): { target: NavTarget } => ({ target: { href } })
const leadership = toHref('/ve-shs/doi-ngu-lanh-dao')

export const navTree: readonly NavItem[] = [
  {
    label: msg`Về SHS`,
    positions: everywhere,
    ...to(toHref('/ve-shs')),
    children: [
      { label: msg`Giới thiệu SHS`, ...to(toHref('/ve-shs/gioi-thieu-shs')) },
      { label: msg`Chặng đường phát triển`, ...to(toHref('/ve-shs/chang-duong-phat-trien')) },
      { label: msg`Giải thưởng`, ...to(toHref('/ve-shs/giai-thuong')) },
      {
        label: msg`Đội ngũ lãnh đạo`,
        ...to(leadership),
        children: [
          { label: msg`Hội đồng quản trị`, target: { href: leadership, anchor: 'hoi-dong-quan-tri' } },
          { label: msg`Ban điều hành`, target: { href: leadership, anchor: 'ban-dieu-hanh' } },
          { label: msg`Uỷ ban kiểm toán`, target: { href: leadership, anchor: 'uy-ban-kiem-toan' } },
        ],
      },
      { label: msg`Cơ cấu tổ chức`, ...to(toHref('/ve-shs/co-cau-to-chuc')) },
    ],
  },
  {
    label: msg`Sản phẩm dịch vụ`,
    positions: everywhere,
    ...to(toHref('/san-pham-dich-vu')),
    children: [
      {
        label: msg`Môi giới chứng khoán`,
        ...to(toHref('/san-pham-dich-vu/moi-gioi-chung-khoan')),
        children: [
          {
            label: msg`Giao dịch trực tuyến`,
            ...to(toHref('/san-pham-dich-vu/moi-gioi-chung-khoan/giao-dich-truc-tuyen')),
          },
          { label: msg`Dịch vụ tài chính`, ...to(toHref('/san-pham-dich-vu/moi-gioi-chung-khoan/dich-vu-tai-chinh')) },
          { label: msg`Lưu ký Chứng khoán`, ...to(toHref('/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-co-phieu')) },
          { label: msg`Quản lý cổ đông`, ...to(toHref('/san-pham-dich-vu/moi-gioi-chung-khoan/quan-ly-co-dong')) },
          { label: msg`Lưu ký trái phiếu`, ...to(toHref('/san-pham-dich-vu/moi-gioi-chung-khoan/luu-ky-trai-phieu')) },
        ],
      },
      {
        label: msg`Ngân hàng đầu tư`,
        ...to(toHref('/san-pham-dich-vu/ngan-hang-dau-tu')),
        children: [
          {
            label: msg`Tư vấn thị trường vốn`,
            ...to(toHref('/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von')),
            children: [
              {
                label: msg`Tư vấn chào bán cổ phiếu`,
                ...to(toHref('/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-chao-ban-co-phieu')),
              },
              {
                label: msg`Tư vấn niêm yết cổ phiếu`,
                ...to(toHref('/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-niem-yet-co-phieu')),
              },
              {
                label: msg`Tư vấn tái cấu trúc doanh nghiệp`,
                ...to(
                  toHref('/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-cau-truc-doanh-nghiep'),
                ),
              },
              {
                label: msg`Tư vấn mua bán và sáp nhập`,
                ...to(toHref('/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-mua-ban-va-sap-nhap')),
              },
              {
                label: msg`Tư vấn tài chính khác`,
                ...to(toHref('/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-von/tu-van-tai-chinh-khac')),
              },
            ],
          },
          {
            label: msg`Tư vấn thị trường nợ`,
            ...to(toHref('/san-pham-dich-vu/ngan-hang-dau-tu/tu-van-thi-truong-no')),
          },
        ],
      },
    ],
  },
  {
    label: msg`Trung tâm phân tích`,
    shortLabel: msg`Phân tích`,
    positions: everywhere,
    ...to(toHref('/trung-tam-phan-tich')),
    children: [
      {
        label: msg`Nhận định thị trường`,
        icon: 'shs:market-pulse',
        ...to(toHref('/trung-tam-phan-tich/nhan-dinh-thi-truong')),
      },
    ],
  },
  {
    label: msg`Tin tức`,
    positions: everywhere,
    ...to(toHref('/tin-tuc')),
    children: [
      { label: msg`Tin tức mới nhất`, ...to(toHref('/tin-tuc/tin-tuc-moi-nhat')) },
      { label: msg`Thông báo`, ...to(toHref('/tin-tuc/thong-bao')) },
    ],
  },
  {
    label: msg`Quan hệ cổ đông`,
    positions: top,
    ...to(toHref('/quan-he-co-dong')),
    children: [
      { label: msg`Thông tin tài chính - quản trị`, ...to(toHref('/quan-he-co-dong/du-lieu')) },
      { label: msg`Cổ phiếu và cổ tức`, ...to(toHref('/quan-he-co-dong/co-phieu')) },
      { label: msg`Báo cáo định kỳ`, ...to(toHref('/quan-he-co-dong/bao-cao-dinh-ky')) },
      { label: msg`Công bố thông tin`, ...to(toHref('/quan-he-co-dong/cong-bo-thong-tin')) },
      // The archive of this site; its page leads on to the external site of the specification, where one is configured.
      { label: msg`Đại hội đồng Cổ đông`, ...to(toHref('/quan-he-co-dong/dai-hoi-co-dong')) },
      { label: msg`Lịch sự kiện`, ...to(toHref('/quan-he-co-dong/lich-su-kien')) },
      { label: msg`Quản trị doanh nghiệp`, ...to(toHref('/quan-he-co-dong/quan-tri-doanh-nghiep')) },
      { label: msg`Quản lý cổ phần cổ phiếu`, ...to(toHref('/quan-he-co-dong/quan-ly-co-phan-co-phieu')) },
    ],
  },
  { label: msg`Cơ hội nghề nghiệp`, positions: ['top-bar', 'ver-menu'], ...to(toHref('/co-hoi-nghe-nghiep')) },
  {
    label: msg`Hỗ trợ`,
    positions: ['top-bar', 'ver-menu'],
    ...to(toHref('/ho-tro')),
    children: [
      { label: msg`Hướng dẫn giao dịch`, ...to(toHref('/ho-tro/huong-dan-giao-dich')) },
      { label: msg`Các câu hỏi thường gặp`, ...to(toHref('/ho-tro/cac-cau-hoi-thuong-gap')) },
      { label: msg`Kiến thức`, ...to(toHref('/ho-tro/kien-thuc')) },
      { label: msg`Biểu phí`, ...to(toHref('/ho-tro/bieu-phi')) },
      { label: msg`Liên hệ`, ...to(toHref('/ho-tro/lien-he')) },
      { label: msg`Theo dõi`, ...to(toHref('/ho-tro/theo-doi')) },
    ],
  },
]

/** A page that editors have added as a file, which has no route of its own. */
const toPage = (path: string) => to(toHref('/$', { _splat: path }))

/** Further links of the footer: what visitors look for at the end of a page, and what they are entitled to. */
export const footerGroups: readonly { label: MessageDescriptor; items: readonly NavItem[] }[] = [
  {
    label: msg`Thông tin khác`,
    items: [
      { label: msg`Khách hàng tổ chức`, ...toPage('san-pham-dich-vu/khach-hang-to-chuc') },
      { label: msg`Thông cáo báo chí`, ...to(toHref('/thong-cao-bao-chi')) },
      { label: msg`Bộ tài liệu báo chí`, ...toPage('ve-shs/bo-tai-lieu-bao-chi') },
      { label: msg`Phát triển bền vững`, ...toPage('ve-shs/phat-trien-ben-vung') },
      { label: msg`Cơ hội nghề nghiệp`, ...to(toHref('/co-hoi-nghe-nghiep')) },
    ],
  },
  {
    label: msg`Quyền lợi và an toàn`,
    items: [
      { label: msg`Kênh chính thức, cảnh báo lừa đảo`, ...toPage('ho-tro/kenh-chinh-thuc') },
      { label: msg`Khiếu nại`, ...toPage('ho-tro/khieu-nai') },
      { label: msg`Thực hiện lệnh tốt nhất`, ...toPage('dieu-khoan-va-dieu-kien/thuc-hien-lenh') },
      { label: msg`Bảo vệ dữ liệu cá nhân`, ...toPage('dieu-khoan-va-dieu-kien/bao-ve-du-lieu-ca-nhan') },
      { label: msg`Khả năng tiếp cận`, ...toPage('ho-tro/kha-nang-tiep-can') },
      { label: msg`Điều khoản và điều kiện`, ...to(toHref('/dieu-khoan-va-dieu-kien')) },
    ],
  },
]

/** All items of the frame. The build checks that each leads to a page. */
export const navItems: readonly NavItem[] = [...navTree, ...footerGroups.flatMap(({ items }) => items)]

/** The top-level items of one position. */
export function navItemsIn(position: NavPosition): readonly NavItem[] {
  return navTree.filter((item) => item.positions?.includes(position))
}
