import { expect, type Page } from '@playwright/test'
import { findAxeFaults, findOverflow, injectAxe } from '../support/axe-faults.ts'
import { visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const calculators = '/ho-tro/cong-cu-tinh'
const margin = `${calculators}/ky-quy`
const dates = `${calculators}/ngay-thanh-toan`
const bonusTax = `${calculators}/thue-co-phieu-thuong`

const answer = (page: Page) => page.locator('.calculator-answer > strong')
const problem = (page: Page) => page.locator('.form-problem')

// The examples of the pages.
const addresses = [
  [
    `${margin}?gia-tri=200000000&vay=100000000&gia=20000&gia-moi=14000&duy-tri=35`,
    'giá dưới 15.385 ₫ (giảm 23,08%)',
    'a price below VND 15,385 (down 23.08%)',
  ],
  [`${dates}?ngay-chot=2026-12-04`, 'Thứ Tư, 02/12/2026', 'Wednesday, 2 December 2026'],
  [`${dates}?ngay-khop=2026-11-27`, 'Thứ Ba, 01/12/2026', 'Tuesday, 1 December 2026'],
  // 1 May is a Saturday, and made up for on the 3rd.
  [`${dates}?ngay-khop=2027-04-29`, 'Thứ Tư, 05/05/2027', 'Wednesday, 5 May 2027'],
  [`${bonusTax}?so-nhan=5000&so-ban=2000&gia-ban=30000`, '1.000.000 ₫', 'VND 1,000,000'],
  [
    `${calculators}/co-tuc?so-giu=1000&gia-mua=15000&ngay-mua=2026-12-02&gia-ban=18000&ngay-ban=2026-12-03`,
    '3.267.000 ₫ (21,78%)',
    'VND 3,267,000 (21.78%)',
  ],
] as const

const invalid = [
  [`${margin}?gia-tri=-5&vay=1`, 'Nhập từ 1 ₫ trở lên.'],
  [`${margin}?gia-tri=NaN&vay=1`, 'Số tiền không hợp lệ: vui lòng chỉ nhập chữ số, có thể kèm nghìn, triệu hoặc tỷ.'],
  [`${margin}?gia-tri=1e400&vay=1`, 'Số tiền không hợp lệ: vui lòng chỉ nhập chữ số, có thể kèm nghìn, triệu hoặc tỷ.'],
  [`${margin}?gia-tri=9999999999999999&vay=1`, 'Nhập nhiều nhất 999.999.999.999.999 ₫.'],
  [`${margin}?gia-tri=2&vay=1&xu-ly=30`, 'Ngưỡng này phải thấp hơn tỷ lệ duy trì.'],
  [`${dates}?ngay-chot=31/02/2026`, 'Không có ngày này; ngày gần nhất là 28/02/2026.'],
  [`${dates}?ngay-khop=2026-11-29`, 'Ngày này không giao dịch; phiên gần nhất là 30/11/2026.'],
  [`${dates}?ngay-khop=9999-12-31`, 'Chọn ngày đến hết 31/12/2027.'],
  // Of years that are over, not all days off are known.
  [`${dates}?ngay-khop=29/04/2025`, 'Chọn ngày từ 01/01/2026 trở đi.'],
  // As boards write prices.
  [`${bonusTax}?so-nhan=1&so-ban=1&gia-ban=30`, 'Nhập giá bằng đồng, không phải nghìn đồng: 30.000 ₫.'],
  [`${margin}?gia-tri=2&vay=1&duy-tri=20`, 'Nhập từ 30% trở lên.'],
] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('an address that was shared shows its result, in both languages', async ({ page }) => {
      const problems = watchProblems(page)
      for (const [address, vietnamese, english] of addresses) {
        await page.goto(`${address}&lang=vi`)
        await expect(answer(page), address).toHaveText(vietnamese)
        await page.goto(`${address}&lang=en`)
        await expect(answer(page), address).toHaveText(english)
      }
      expect(problems).toEqual([])
    })

    test('what is no value is said at its field, with the nearest value', async ({ page }) => {
      const problems = watchProblems(page)
      for (const [address, text] of invalid) {
        await page.goto(`${address}&lang=vi`)
        await expect(problem(page), address).toHaveText(text)
        await expect(page.locator('[aria-invalid]')).toHaveAccessibleDescription(new RegExp(`^${text.slice(0, 6)}`))
        await expect(answer(page)).toHaveCount(0)
      }
      expect(problems).toEqual([])
    })

    test('a form is filled in as people write, and sent with Enter', async ({ page }) => {
      await page.goto(margin)
      await page.getByLabel('Giá trị chứng khoán').fill('200 triệu')
      await page.getByLabel('Dư nợ').fill('0,1 tỷ')
      await page.getByLabel('Giá hiện tại').fill('20.000')
      await page.getByLabel('Dư nợ').press('Enter')
      await expect(page).toHaveURL(/vay=/)
      await expect(answer(page)).toHaveText('giá dưới 14.286 ₫ (giảm 28,57%)')
      await expect(page.getByLabel('Giá trị chứng khoán')).toHaveValue(javaScriptEnabled ? '200 triệu' : '200.000.000')
    })
  })
}

test('it answers while one types, writes the address when asked, and Back empties the form', async ({ page }) => {
  const problems = watchProblems(page)
  await visit(page, margin)
  await page.getByLabel('Giá trị chứng khoán').pressSequentially('200000000')
  await expect(answer(page)).toHaveCount(0)
  await expect(problem(page)).toHaveCount(0)
  await page.getByLabel('Dư nợ').pressSequentially('100000000')
  await expect(answer(page)).toHaveText('giá giảm quá 28,57%')
  await expect(page).toHaveURL(margin)
  await page.getByRole('button', { name: 'Tính' }).click()
  await expect(page).toHaveURL(`${margin}?gia-tri=200000000&vay=100000000`)
  await expect(page.getByRole('button', { name: 'Tính' })).toBeFocused()
  await page.getByLabel('Dư nợ').fill('130 triệu')
  await page.getByLabel('Dư nợ').press('Enter')
  await expect(page).toHaveURL(`${margin}?gia-tri=200000000&vay=130000000`)
  await page.goBack()
  await expect(page.getByLabel('Dư nợ')).toHaveValue('100.000.000')
  await expect(answer(page)).toHaveText('giá giảm quá 28,57%')
  await page.goBack()
  await expect(page.getByLabel('Dư nợ')).toHaveValue('')
  await expect(answer(page)).toHaveCount(0)
  await page.goForward()
  await expect(page.getByLabel('Dư nợ')).toHaveValue('100.000.000')
  await expect(answer(page)).toHaveText('giá giảm quá 28,57%')
  expect(problems).toEqual([])
})

test('the first field with a mistake has the focus, also where it is folded', async ({ page }) => {
  await visit(page, margin)
  await page.getByRole('button', { name: 'Tính' }).click()
  await expect(page.getByLabel('Giá trị chứng khoán')).toBeFocused()
  await expect(problem(page)).toHaveText('Nhập số tiền.')
  await page.getByLabel('Giá trị chứng khoán').fill('2 triệu')
  await page.getByLabel('Dư nợ').fill('1 triệu')
  await page.getByText('Tỷ lệ ban đầu, ngưỡng bán xử lý').click()
  await page.getByLabel('Lãi suất').fill('mười')
  await page.getByLabel('Lãi suất').press('Enter')
  await expect(page.getByLabel('Lãi suất')).toBeFocused()
  await expect(problem(page)).toHaveText(/^Tỷ lệ không hợp lệ/)
})

test('the next dividend leads to the last day to buy for it', async ({ page }) => {
  await visit(page, '/quan-he-co-dong')
  await page.getByRole('link', { name: 'Mua chậm nhất ngày nào để được hưởng?' }).click()
  await expect(page).toHaveURL(`${dates}?ngay-chot=2026-12-04`)
  await expect(answer(page)).toHaveText('Thứ Tư, 02/12/2026')
})

test('every calculator is on the page of all, and in the menus', async ({ page }) => {
  await visit(page, calculators)
  for (const path of [margin, dates, bonusTax, `${calculators}/co-tuc`]) {
    await expect(page.locator(`.page-cards a[href="${path}"]`)).toHaveCount(1)
    await expect(page.locator(`footer a[href="${path}"]`)).toHaveCount(1)
  }
})

for (const width of [320, 1280]) {
  test(`axe finds nothing in results and messages at ${width} px`, onlyInFull(width !== 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await injectAxe(page)
    for (const [address] of [...addresses, ...invalid.slice(-3)]) {
      await visit(page, address)
      expect(await findAxeFaults(page), address).toEqual([])
      expect(await findOverflow(page), address).toBe(0)
    }
  })
}
