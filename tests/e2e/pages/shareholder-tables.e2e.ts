import { expect, type Locator } from '@playwright/test'
import { findAxeFaults, findOverflow, injectAxe } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { hydrated } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

// What holders look up in tables and facts: trades, bonds, use of proceeds, elections, consultations in writing.

interface Part {
  path: string
  /** The part of the page; by default all of it. */
  part?: string
  heading: string
  /** The name of the table, if it is not that of the heading. */
  table?: string
  /** The cells of its rows, the columns' names first. */
  rows?: readonly string[]
  /** Texts that stand beside it. */
  says?: readonly string[]
}

const notices = '/quan-he-co-dong/quan-ly-co-phan-co-phieu'
const registration = `${notices}/dang-ky-mua-co-phieu-cua-thanh-vien-ban-dieu-hanh-b`
const result = `${notices}/ket-qua-mua-co-phieu-cua-thanh-vien-ban-dieu-hanh-b`
const proceeds = `${notices}/su-dung-von-tu-dot-chao-ban-nam-2024`
const bond = `${notices}/ket-qua-phat-hanh-trai-phieu-nam-2026`
const share = '/quan-he-co-dong/co-phieu'
const annual = '/quan-he-co-dong/dai-hoi-co-dong/thuong-nien'
const meetings = '/quan-he-co-dong/dai-hoi-co-dong'
const consultation = '#lay-y-kien-bang-van-ban-nam-2025'

const parts: Readonly<Record<keyof typeof languages, readonly Part[]>> = {
  vi: [
    {
      path: registration,
      heading: 'Đăng ký mua cổ phiếu của Thành viên Ban điều hành B',
      table: 'Số cổ phiếu giao dịch và nắm giữ',
      rows: [
        'Nội dung | Số cổ phiếu | Tỷ lệ sở hữu',
        'Nắm giữ trước giao dịch | 110.000 | 0,02%',
        'Đăng ký giao dịch | 20.000 | –',
      ],
      says: [
        'Loại thông báo Đăng ký giao dịch',
        'Người nội bộ',
        '14/09/2026 – 09/10/2026',
        'Kết quả mua cổ phiếu của Thành viên Ban điều hành B',
      ],
    },
    {
      path: result,
      heading: 'Kết quả mua cổ phiếu của Thành viên Ban điều hành B',
      table: 'Số cổ phiếu giao dịch và nắm giữ',
      rows: [
        'Nội dung | Số cổ phiếu | Tỷ lệ sở hữu',
        'Nắm giữ trước giao dịch | 110.000 | 0,02%',
        'Đăng ký giao dịch | 20.000 | –',
        'Đã giao dịch | 15.000 | –',
        'Nắm giữ sau giao dịch | 125.000 | 0,02%',
      ],
      says: ['Lý do không giao dịch hết số đã đăng ký: Giá thị trường cao hơn mức dự kiến.', 'Phó Tổng Giám đốc'],
    },
    {
      path: proceeds,
      heading: 'Sử dụng vốn từ đợt chào bán năm 2024, đến ngày 30/06/2026',
      table: 'Tiến độ sử dụng vốn',
      rows: [
        'Mục đích | Kế hoạch | Đã sử dụng | Còn lại',
        'Cho vay giao dịch ký quỹ | 800 tỷ đồng | 800 tỷ đồng | 0 tỷ đồng',
        'Hệ thống công nghệ | 200 tỷ đồng | 150 tỷ đồng | 50 tỷ đồng',
        'Tổng cộng | 1.000 tỷ đồng | 950 tỷ đồng | 50 tỷ đồng',
      ],
    },
    {
      path: bond,
      heading: 'Kết quả phát hành trái phiếu năm 2026',
      says: [
        'Mã trái phiếu ZZZB2628001',
        'Dư nợ gốc tại ngày 30/10/2026 200 tỷ đồng',
        'Lãi suất danh nghĩa 8,25%/năm, cố định',
        'Kỳ trả lãi 6 tháng một lần',
      ],
    },
    {
      path: share,
      part: 'section:has(> #thong-tin-co-phieu)',
      heading: 'Thông tin cổ phiếu',
      says: [
        'Sở hữu nước ngoài 55.000.000 cổ phiếu (10,00%), tại ngày 30/06/2026',
        'Nước ngoài còn được mua 214.500.000 cổ phiếu tại ngày đó, với tỷ lệ tối đa 49%',
      ],
    },
    {
      path: share,
      part: 'section:has(> #giao-dich-noi-bo)',
      heading: 'Giao dịch của người nội bộ, cổ đông lớn',
      rows: [
        'Người giao dịch | Ngày công bố | Giao dịch | Đăng ký | Thực hiện | Nắm giữ sau | Thông báo',
        'Thành viên Ban điều hành B | 14/10/2026 | Mua | 20.000 | 15.000 | 125.000 | Kết quả giao dịch: Kết quả mua cổ phiếu của Thành viên Ban điều hành B',
      ],
    },
    {
      path: share,
      part: 'section:has(> #trai-phieu)',
      heading: 'Trái phiếu của Công ty',
      rows: [
        'Mã trái phiếu | Tổng mệnh giá phát hành | Dư nợ gốc | Lãi suất | Ngày đáo hạn | Thông báo',
        'ZZZB2628001 | 300 tỷ đồng | 200 tỷ đồng | 8,25%/năm | 15/04/2028 | Xem: Kết quả phát hành trái phiếu năm 2026',
      ],
    },
    {
      path: annual,
      part: '#dai-hoi-thuong-nien-2025',
      heading: 'Đại hội đồng cổ đông thường niên 2025',
      table: 'Bầu thành viên Hội đồng quản trị',
      rows: [
        'Ứng viên | Số phiếu bầu | Tỷ lệ | Kết quả',
        'Ứng viên HĐQT K | 378.000.000 | 105,00% | Trúng cử',
        'Ứng viên HĐQT L | 288.000.000 | 80,00% | Trúng cử',
        'Ứng viên HĐQT M | 50.400.000 | 14,00% | Không trúng cử',
      ],
      says: [
        '150 cổ đông dự họp hoặc được đại diện, với 360.000.000 cổ phần, bằng 72,00% số cổ phần có quyền biểu quyết.',
        'Bầu dồn phiếu 2 người: mỗi cổ phần có 2 phiếu bầu.',
        'Phiếu bầu không hợp lệ: 3.600.000.',
      ],
    },
    {
      path: meetings,
      part: consultation,
      heading: 'Lấy ý kiến cổ đông bằng văn bản năm 2025',
      table: 'Kết quả biểu quyết',
      rows: [
        'Nội dung | Tán thành | Không tán thành | Không có ý kiến | Không hợp lệ',
        'Quy chế họp trực tuyến | 97,50% 312.000.000 | 1,50% 4.800.000 | 0,80% 2.560.000 | 0,20% 640.000',
        'Ủy quyền ban hành hướng dẫn Không được thông qua | 46,00% 147.200.000 | 50,80% 162.560.000 | 3,00% 9.600.000 | 0,20% 640.000',
      ],
      says: ['Nhận phiếu đến 17:00 31/10/2025', 'Hình thức Lấy ý kiến bằng văn bản', 'Nơi nhận phiếu Trụ sở Công ty'],
    },
  ],
  en: [
    {
      path: registration,
      heading: 'Registration of a purchase of shares by Executive B',
      table: 'Shares traded and held',
      rows: ['Subject | Shares | Holding', 'Held before | 110,000 | 0.02%', 'Registered | 20,000 | –'],
      says: [
        'Notice Registration of a trade',
        'Insider',
        '14 September 2026 – 9 October 2026',
        'Result of a purchase of shares by Executive B',
      ],
    },
    {
      path: result,
      heading: 'Result of a purchase of shares by Executive B',
      table: 'Shares traded and held',
      rows: [
        'Subject | Shares | Holding',
        'Held before | 110,000 | 0.02%',
        'Registered | 20,000 | –',
        'Traded | 15,000 | –',
        'Held after | 125,000 | 0.02%',
      ],
      says: ['The market price was above the intended level.', 'Deputy Chief Executive Officer'],
    },
    {
      path: proceeds,
      heading: 'Use of the proceeds of the 2024 offering, to 30 June 2026',
      table: 'Use of proceeds',
      rows: [
        'Purpose | Planned | Used | Left',
        'Margin lending | VND 800 billion | VND 800 billion | VND 0 billion',
        'Technology | VND 200 billion | VND 150 billion | VND 50 billion',
        'Total | VND 1,000 billion | VND 950 billion | VND 50 billion',
      ],
    },
    {
      path: bond,
      heading: 'Result of the 2026 bond issue',
      says: [
        'Bond code ZZZB2628001',
        'Outstanding at 30 October 2026 VND 200 billion',
        'Coupon 8.25% a year, fixed',
        'Interest is paid Every 6 months',
      ],
    },
    {
      path: share,
      part: 'section:has(> #thong-tin-co-phieu)',
      heading: 'Share facts',
      says: [
        'Foreign ownership 55,000,000 shares (10.00%) at 30 June 2026',
        'Foreign room left 214,500,000 shares on that day, with a limit of 49%',
      ],
    },
    {
      path: share,
      part: 'section:has(> #giao-dich-noi-bo)',
      heading: 'Trades of insiders and major shareholders',
      rows: [
        'Holder | Published | Trade | Registered | Traded | Held after | Notice',
        'Executive B | 14 Oct 2026 | Buy | 20,000 | 15,000 | 125,000 | Result of a trade: Result of a purchase of shares by Executive B',
      ],
    },
    {
      path: share,
      part: 'section:has(> #trai-phieu)',
      heading: 'Bonds of the Company',
      rows: [
        'Bond code | Face value issued | Outstanding | Coupon | Maturity | Notice',
        'ZZZB2628001 | VND 300 billion | VND 200 billion | 8.25% a year | 15 Apr 2028 | View: Result of the 2026 bond issue',
      ],
    },
    {
      path: annual,
      part: '#dai-hoi-thuong-nien-2025',
      heading: '2025 Annual General Meeting of Shareholders',
      table: 'Election of members of the Board of Directors',
      rows: [
        'Candidate | Votes | Share | Result',
        'Board Candidate K | 378,000,000 | 105.00% | Elected',
        'Board Candidate L | 288,000,000 | 80.00% | Elected',
        'Board Candidate M | 50,400,000 | 14.00% | Not elected',
      ],
      says: ['360,000,000 shares', 'each share has 2 votes', 'Invalid votes: 3,600,000.'],
    },
    {
      path: meetings,
      part: consultation,
      heading: 'Written consultation of shareholders in 2025',
      table: 'Voting results',
      rows: [
        'Subject | For | Against | Abstain | Invalid',
        'Regulations on online meetings | 97.50% 312,000,000 | 1.50% 4,800,000 | 0.80% 2,560,000 | 0.20% 640,000',
        'Authority to issue guidelines Not passed | 46.00% 147,200,000 | 50.80% 162,560,000 | 3.00% 9,600,000 | 0.20% 640,000',
      ],
      says: [
        'Ballots due by 17:00, 31 October 2025',
        'Type Written consultation',
        'Ballots returned to The Company’s head office',
      ],
    },
  ],
}

for (const language of ['vi', 'en'] as const) {
  for (const width of [390, 1440]) {
    // Each width in one language, and each language at one width.
    const isRest = (language === 'vi') !== (width === 390)
    test.describe(`${language} at ${width} px`, onlyInFull(isRest), () => {
      test.use({
        ...languages[language],
        viewport: { width, height: 844 },
        contextOptions: { reducedMotion: 'reduce' },
      })

      for (const { path, part = 'main', heading, table = heading, rows, says = [] } of parts[language]) {
        test(`${path} ${part}`, async ({ page }) => {
          await injectAxe(page)
          await page.goto(path)
          await hydrated(page)
          const shown = page.locator(part)
          await expect(shown.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
          if (rows) expect(await readRows(shown.getByRole('group', { name: table, exact: true }))).toEqual(rows)
          const text = await readText(shown)
          for (const words of says) expect(text).toContain(words)
          expect(await findAxeFaults(page)).toEqual([])
          expect(await findOverflow(page)).toBeLessThanOrEqual(0)
        })
      }
    })
  }
}

function readRows(group: Locator): Promise<string[]> {
  return group.evaluate((element) =>
    Array.from(element.querySelectorAll('tr'), ({ cells }) =>
      Array.from(cells, (cell) =>
        // Words on lines of their own are apart.
        cell.innerText.replace(/\s+/g, ' ').replaceAll(' :', ':').trim(),
      ).join(' | '),
    ),
  )
}

async function readText(part: Locator): Promise<string> {
  return (await part.innerText()).replace(/\s+/g, ' ')
}
