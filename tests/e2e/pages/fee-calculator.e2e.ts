import { expect } from '@playwright/test'
import { injectAxe, findAxeFaults, findOverflow } from '../support/axe-faults.ts'
import { amountField, answer, ask, calculator, feesPath } from '../support/fee-calculator.ts'
import { languages } from '../support/languages.ts'
import { visit, watchProblems } from '../support/site.ts'
import { onlyInFull, test } from '../support/test.ts'

const edges = [
  ['Trực tuyến', '0', '0 ₫'],
  ['Trực tuyến', '99.999.999', '200.000 ₫'],
  ['Trực tuyến', '100.000.000', '180.000 ₫'],
  ['Trực tuyến', '499.999.999', '900.000 ₫'],
  ['Trực tuyến', '500 triệu', '750.000 ₫'],
  ['Trực tuyến', '999,999,999', '1.500.000 ₫'],
  ['Trực tuyến', '1 tỷ', '1.200.000 ₫'],
  ['Qua nhân viên môi giới', '100000000', '270.000 ₫'],
  // A former minimum was above the legal cap below 4,444,445 đồng.
  ['Tại quầy', '1.000.000', '3.000 ₫'],
  ['Tại quầy', '4.444.444', '13.333 ₫'],
  ['Tại quầy', '4.444.445', '13.333 ₫'],
] as const

test('the calculator is right at both sides of every tier, and applies the minimum', async ({ page }) => {
  const problems = watchProblems(page)
  await visit(page, feesPath)
  for (const [channel, amount, fee] of edges) {
    await ask(page, { channel, amount })
    await expect(answer(page), `${amount}, ${channel}`).toHaveText(fee)
  }
  await ask(page, { product: 'Ứng trước tiền bán', amount: '1 triệu', days: '2' })
  await expect(calculator(page)).toContainText('Đã áp dụng mức tối thiểu 30.000 ₫.')
  expect(problems).toEqual([])
})

test('it applies the maximum, days, numbers of contracts and added tax', async ({ page }) => {
  await visit(page, feesPath)
  const told = calculator(page).locator('.fee-answer')
  await ask(page, { product: 'Trái phiếu', amount: '20 tỷ' })
  await expect(told).toContainText('10.000.000 ₫')
  await expect(told).not.toContainText('Đã áp dụng')
  await ask(page, { amount: '20.000.002.000' })
  await expect(told).toContainText('Đã áp dụng mức tối đa 10.000.000 ₫.')
  await ask(page, { product: 'Ứng trước tiền bán', amount: '100 triệu', days: '2' })
  await expect(told).toContainText('70.000 ₫')
  await expect(told).toContainText('2 ngày')
  await ask(page, { product: 'Hợp đồng tương lai chỉ số', amount: '99' })
  await expect(answer(page)).toHaveText(/^514\.800\s₫$/)
  await expect(told).toContainText(/Phí của Công ty\s*247\.500\s₫/)
  await expect(told).toContainText(/Giá dịch vụ giao dịch của HNX.*267\.300\s₫/)
  await expect(told).toContainText('Chưa bao gồm, thu khi phát sinh: Quản lý vị thế của VSDC')
  await ask(page, { amount: '100' })
  await expect(answer(page)).toHaveText(/^470\.000\s₫$/)
  await ask(page, { product: 'Chuyển quyền sở hữu do thừa kế, tặng cho', amount: '500 triệu' })
  await expect(told).toContainText(/Thuế giá trị gia tăng 10% trên phí\s*75\.000\s₫/)
  await expect(answer(page)).toHaveText(/^825\.000\s₫$/)
})

test('a sale shows fee, tax, total and what the seller receives; a purchase what the buyer pays', async ({ page }) => {
  await visit(page, feesPath)
  const told = calculator(page).locator('.fee-answer')
  const side = calculator(page).getByLabel('Mua hay bán')
  await ask(page, { amount: '50 triệu' })
  await expect(told).toContainText(/Tổng tiền phải trả\s*50\.100\.000\s₫/)
  await expect(told).not.toContainText('Thuế thu nhập cá nhân')
  await side.selectOption('Bán')
  await expect(answer(page)).toHaveText(/^150\.000\s₫$/)
  await expect(told).toContainText(/Phí của Công ty\s*100\.000\s₫/)
  await expect(told).toContainText(/Thuế thu nhập cá nhân khi bán \(0,1%\)\s*50\.000\s₫/)
  await expect(told).toContainText(/Tiền bán thực nhận\s*49\.850\.000\s₫/)
  await ask(page, { product: 'Lãi giao dịch ký quỹ', amount: '200 triệu', days: '30' })
  await expect(side).toHaveCount(0)
})

test('the terms of a product lead to the calculator, filled in and answered', async ({ page }) => {
  await visit(page, '/san-pham-dich-vu/moi-gioi-chung-khoan/dich-vu-tai-chinh')
  await page.locator('.conditions').getByRole('link', { name: 'Tính phí' }).first().click()
  await expect(page).toHaveURL('/ho-tro/bieu-phi?phi=ky-quy&kenh=tat-ca&luong=200000000&ngay=30')
  await expect(amountField(page)).toHaveValue('200.000.000')
  await expect(calculator(page).getByLabel('Số ngày')).toHaveValue('30')
  await expect(answer(page)).toHaveText('2.054.795 ₫')
  await page.reload()
  await expect(answer(page)).toHaveText('2.054.795 ₫')
})

for (const query of [
  'phi=vang&kenh=tat-ca&luong=1',
  'phi=ky-quy&kenh=tai-quay&luong=1',
  'phi=co-phieu&kenh=truc-tuyen&luong=x',
]) {
  test(`the calculator answers nothing for ?${query}`, async ({ page }) => {
    const problems = watchProblems(page)
    await visit(page, `${feesPath}?${query}`)
    await expect(calculator(page).getByRole('button', { name: 'Tính phí' })).toBeEnabled()
    await expect(answer(page)).toHaveCount(0)
    expect(problems).toEqual([])
  })
}

test('an invalid value shows a message at its field, which gets the focus', async ({ page }) => {
  await visit(page, feesPath)
  for (const [amount, problem] of [
    ['', 'Nhập số tiền.'],
    ['một triệu', 'Số tiền không hợp lệ: vui lòng chỉ nhập chữ số'],
    ['1,2345678 triệu', 'Nhập số tiền là số nguyên đồng.'],
    ['9.999.999 tỷ', 'Số này quá lớn; nhập nhiều nhất 15 chữ số.'],
  ] as const) {
    await ask(page, { amount })
    await expect(amountField(page)).toBeFocused()
    await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(amountField(page)).toHaveAccessibleDescription(new RegExp(`^${problem}`))
    await expect(answer(page)).toHaveCount(0)
  }
  await ask(page, { product: 'Ứng trước tiền bán', amount: '1 triệu', days: '0' })
  await expect(calculator(page).getByLabel('Số ngày')).toBeFocused()
  await expect(calculator(page).getByLabel('Số ngày')).toHaveAccessibleDescription('Nhập số ngày, từ 1 đến 3.650.')
  await expect(amountField(page)).not.toHaveAttribute('aria-invalid')
})

test('it answers while one types, says nothing of what is not complete, and takes an amount with one touch', async ({
  page,
}) => {
  await visit(page, feesPath)
  await expect(amountField(page)).toHaveAttribute('inputmode', 'decimal')
  await amountField(page).pressSequentially('50000000')
  await expect(answer(page)).toHaveText('100.000 ₫')
  await amountField(page).press('End')
  await page.keyboard.type('x')
  await expect(answer(page)).toHaveCount(0)
  await expect(calculator(page).locator('.form-problem')).toHaveCount(0)
  await calculator(page).getByRole('button', { name: '200 triệu' }).click()
  await expect(amountField(page)).toHaveValue('200.000.000')
  await expect(answer(page)).toHaveText('360.000 ₫')
})

test('on a phone an amount of the address is marked, and its total and the button are above the bar of tasks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `${feesPath}?phi=co-phieu&kenh=truc-tuyen&luong=50000000`)
  await expect(calculator(page).getByRole('button', { name: '50 triệu' })).toHaveAttribute('aria-pressed', 'true')
  await expect(calculator(page).getByRole('button', { pressed: true })).toHaveCount(1)
  const bar = await page.locator('.task-bar').boundingBox()
  for (const end of [answer(page), calculator(page).getByRole('button', { name: 'Tính phí' })]) {
    const box = await end.boundingBox()
    expect(box && bar && box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0)
  }
  await amountField(page).fill('51.000.000')
  await expect(calculator(page).getByRole('button', { pressed: true })).toHaveCount(0)
  await amountField(page).fill('')
  await expect(calculator(page).locator('.fee-total')).toHaveText('Tổng chi phí hiện ngay khi nhập.')
})

test('it works by keyboard', async ({ page }) => {
  await visit(page, feesPath)
  await calculator(page).getByLabel('Sản phẩm, dịch vụ').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(calculator(page).getByLabel('Kênh giao dịch')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(calculator(page).getByLabel('Mua hay bán')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('200 triệu')
  await page.keyboard.press('Enter')
  await expect(answer(page)).toHaveText(/^100\.000\s₫$/)
  await expect(amountField(page)).toBeFocused()
})

test.describe('in English', () => {
  test.use(languages.en)

  test('amounts are read and written in English form', async ({ page }) => {
    await visit(page, feesPath)
    await ask(page, { product: 'Bonds', amount: '1.5 billion' }, 'en')
    await expect(answer(page)).toHaveText(/^VND\s750,000$/)
    await ask(page, { amount: '200,000,000' }, 'en')
    await expect(answer(page)).toHaveText(/^VND\s100,000$/)
    await ask(page, { amount: 'a lot' }, 'en')
    await expect(amountField(page)).toHaveAccessibleDescription(/^Invalid amount/)
  })
})

for (const width of [320, 1280]) {
  test(
    `with a result, an error and an open version, axe finds nothing at ${width} px`,
    onlyInFull(width !== 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await injectAxe(page)
      await visit(page, feesPath)
      await page.locator('.fee-version summary').first().click()
      await ask(page, { product: 'Ứng trước tiền bán', amount: '100 triệu', days: '3' })
      await expect(answer(page)).toBeVisible()
      expect(await findAxeFaults(page)).toEqual([])
      expect(await findOverflow(page)).toBe(0)
      await ask(page, { amount: '', days: '' })
      await expect(calculator(page).locator('.form-problem')).toHaveCount(2)
      expect(await findAxeFaults(page)).toEqual([])
      expect(await findOverflow(page)).toBe(0)
    },
  )
}
