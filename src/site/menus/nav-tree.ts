import { msg } from '@lingui/core/macro'
import type { NavItem, NavPosition } from '#engine/model/nav-item.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { DisclosureCode, GovernanceCode, PeriodicCode } from '#features/disclosures/collections/codes.ts'
import type { MeetingCode } from '#features/meetings/codes.ts'
import type { ReportCategory } from '#features/research/collections/codes.ts'
import type { Href } from '#lib/href.ts'

// The specification leaves most positions open. The main bar, which stays in view, has the sections for customers and that for
// shareholders, the top bar those for applicants and for help. The menu of a section, the vertical menu and the footer have all
// pages of it; pages that editors add are put below the nearest item above them (complete-tree.ts).
const everywhere = ['nav-bar', 'nav-bar-extra', 'ver-menu'] as const satisfies NavPosition[]
const top = ['top-bar', 'nav-bar-extra', 'ver-menu'] as const satisfies NavPosition[]
const menus = ['nav-bar-extra', 'ver-menu'] as const satisfies NavPosition[]

const to = (href: Href) => ({ target: { href } })
/** A page of the content that has no route of its own. */
const toPage = (path: string) => to(toHref('/$', { _splat: path }))
const leadership = toHref('/ve-shs/doi-ngu-lanh-dao')
const toReports = (category: ReportCategory) => to(toHref('/trung-tam-phan-tich/$category', { category }))
const toPeriodic = (code: PeriodicCode) => to(toHref('/quan-he-co-dong/bao-cao-dinh-ky/$code', { code }))
const toDisclosures = (code: DisclosureCode) => to(toHref('/quan-he-co-dong/cong-bo-thong-tin/$code', { code }))
const toMeetings = (code: MeetingCode) => to(toHref('/quan-he-co-dong/dai-hoi-co-dong/$code', { code }))
const toGovernance = (code: GovernanceCode) => to(toHref('/quan-he-co-dong/quan-tri-doanh-nghiep/$code', { code }))

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
          { label: msg`Ủy ban kiểm toán`, target: { href: leadership, anchor: 'uy-ban-kiem-toan' } },
        ],
      },
      { label: msg`Cơ cấu tổ chức`, ...to(toHref('/ve-shs/co-cau-to-chuc')) },
      { label: msg`Văn hoá tại SHS`, ...to(toHref('/ve-shs/van-hoa-tai-shs')) },
      { label: msg`Phát triển bền vững`, ...to(toHref('/ve-shs/phat-trien-ben-vung')) },
      { label: msg`Bộ tài liệu báo chí`, ...toPage('ve-shs/bo-tai-lieu-bao-chi') },
    ],
  },
  {
    label: msg`Sản phẩm dịch vụ`,
    shortLabel: msg`Sản phẩm`,
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
      { label: msg`Khách hàng tổ chức`, ...toPage('san-pham-dich-vu/khach-hang-to-chuc') },
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
      { label: msg({ message: 'Báo cáo chiến lược', context: 'danh mục' }), ...toReports('bao-cao-chien-luoc') },
      { label: msg({ message: 'Báo cáo vĩ mô', context: 'danh mục' }), ...toReports('bao-cao-vi-mo') },
      { label: msg({ message: 'Báo cáo ngành', context: 'danh mục' }), ...toReports('bao-cao-nganh') },
      { label: msg({ message: 'Báo cáo công ty', context: 'danh mục' }), ...toReports('bao-cao-cong-ty') },
      { label: msg({ message: 'Báo cáo chuyên đề', context: 'danh mục' }), ...toReports('bao-cao-chuyen-de') },
      { label: msg`Dự báo và kết quả`, ...to(toHref('/trung-tam-phan-tich/doi-chieu')) },
    ],
  },
  {
    label: msg`Tin tức`,
    positions: everywhere,
    ...to(toHref('/tin-tuc')),
    children: [
      { label: msg`Tin tức mới nhất`, ...to(toHref('/tin-tuc/tin-tuc-moi-nhat')) },
      { label: msg`Thông báo`, ...to(toHref('/tin-tuc/thong-bao')) },
      { label: msg`Thông cáo báo chí`, ...to(toHref('/thong-cao-bao-chi')) },
    ],
  },
  {
    label: msg`Quan hệ cổ đông`,
    shortLabel: msg({ message: 'Cổ đông', context: 'việc' }),
    positions: everywhere,
    ...to(toHref('/quan-he-co-dong')),
    children: [
      { label: msg`Thông tin tài chính - quản trị`, ...to(toHref('/quan-he-co-dong/du-lieu')) },
      { label: msg`Cổ phiếu và cổ tức`, ...to(toHref('/quan-he-co-dong/co-phieu')) },
      { label: msg`Dữ liệu mở`, ...to(toHref('/quan-he-co-dong/du-lieu-mo')) },
      {
        label: msg`Báo cáo định kỳ`,
        ...to(toHref('/quan-he-co-dong/bao-cao-dinh-ky')),
        children: [
          { label: msg`Báo cáo tài chính`, ...toPeriodic('bao-cao-tai-chinh') },
          { label: msg({ message: 'Báo cáo thường niên', context: 'danh mục' }), ...toPeriodic('bao-cao-thuong-nien') },
          {
            label: msg({ message: 'Báo cáo tình hình quản trị', context: 'danh mục' }),
            ...toPeriodic('bao-cao-tinh-hinh-quan-tri'),
          },
          { label: msg`Tỷ lệ an toàn tài chính`, ...toPeriodic('ty-le-an-toan-tai-chinh') },
        ],
      },
      {
        label: msg`Công bố thông tin`,
        ...to(toHref('/quan-he-co-dong/cong-bo-thong-tin')),
        children: [
          { label: msg`Công bố định kỳ`, ...toDisclosures('dinh-ky') },
          { label: msg`Công bố bất thường`, ...toDisclosures('bat-thuong') },
          { label: msg`Công bố theo yêu cầu`, ...toDisclosures('theo-yeu-cau') },
        ],
      },
      {
        // In the specification it leads outside. Here it leads to the archive of this site, and the item below it outside.
        label: msg`Đại hội đồng cổ đông`,
        ...to(toHref('/quan-he-co-dong/dai-hoi-co-dong')),
        children: [
          { label: msg`Đại hội thường niên`, ...toMeetings('thuong-nien') },
          { label: msg`Đại hội bất thường`, ...toMeetings('bat-thuong') },
          { label: msg`Đăng ký và dự họp trực tuyến`, target: { setting: 'meetingUrl' } },
        ],
      },
      { label: msg`Lịch sự kiện`, ...to(toHref('/quan-he-co-dong/lich-su-kien')) },
      {
        label: msg`Quản trị doanh nghiệp`,
        ...to(toHref('/quan-he-co-dong/quan-tri-doanh-nghiep')),
        children: [
          { label: msg`Điều lệ`, ...toGovernance('dieu-le') },
          { label: msg`Quy chế`, ...toGovernance('quy-che') },
          { label: msg`Chính sách`, ...toGovernance('chinh-sach') },
        ],
      },
      { label: msg`Quản lý cổ phần cổ phiếu`, ...to(toHref('/quan-he-co-dong/quan-ly-co-phan-co-phieu')) },
    ],
  },
  { label: msg`Cơ hội nghề nghiệp`, positions: top, ...to(toHref('/co-hoi-nghe-nghiep')) },
  {
    label: msg`Hỗ trợ`,
    positions: top,
    ...to(toHref('/ho-tro')),
    children: [
      { label: msg`Hướng dẫn giao dịch`, ...to(toHref('/ho-tro/huong-dan-giao-dich')) },
      { label: msg`Các câu hỏi thường gặp`, ...to(toHref('/ho-tro/cac-cau-hoi-thuong-gap')) },
      {
        label: msg`Kiến thức`,
        ...to(toHref('/ho-tro/kien-thuc')),
        children: [{ label: msg`Thuật ngữ chứng khoán`, ...to(toHref('/ho-tro/kien-thuc/thuat-ngu')) }],
      },
      { label: msg`Biểu phí`, ...to(toHref('/ho-tro/bieu-phi')) },
      {
        label: msg`Công cụ tính`,
        ...to(toHref('/ho-tro/cong-cu-tinh')),
        children: [
          { label: msg`Ký quỹ và giá bị gọi bổ sung`, ...to(toHref('/ho-tro/cong-cu-tinh/ky-quy')) },
          { label: msg`Ngày thanh toán, ngày hưởng quyền`, ...to(toHref('/ho-tro/cong-cu-tinh/ngay-thanh-toan')) },
          { label: msg`Thuế cổ phiếu thưởng`, ...to(toHref('/ho-tro/cong-cu-tinh/thue-co-phieu-thuong')) },
          { label: msg`Cổ tức và tổng lợi suất`, ...to(toHref('/ho-tro/cong-cu-tinh/co-tuc')) },
        ],
      },
      { label: msg`Danh mục ký quỹ`, ...to(toHref('/ho-tro/danh-muc-ky-quy')) },
      { label: msg`Thời gian giao dịch`, ...to(toHref('/ho-tro/thoi-gian-giao-dich')) },
      { label: msg`Liên hệ`, ...to(toHref('/ho-tro/lien-he')) },
      { label: msg`Theo dõi`, ...to(toHref('/ho-tro/theo-doi')) },
      { label: msg`Kênh chính thức, cảnh báo lừa đảo`, ...toPage('ho-tro/kenh-chinh-thuc') },
      { label: msg`Khiếu nại`, ...toPage('ho-tro/khieu-nai') },
      { label: msg`Khả năng tiếp cận`, ...toPage('ho-tro/kha-nang-tiep-can') },
    ],
  },
  {
    label: msg`Điều khoản và điều kiện`,
    positions: menus,
    ...to(toHref('/dieu-khoan-va-dieu-kien')),
    children: [
      { label: msg`Thực hiện lệnh tốt nhất`, ...toPage('dieu-khoan-va-dieu-kien/thuc-hien-lenh') },
      { label: msg`Bảo vệ dữ liệu cá nhân`, ...toPage('dieu-khoan-va-dieu-kien/bao-ve-du-lieu-ca-nhan') },
    ],
  },
]
