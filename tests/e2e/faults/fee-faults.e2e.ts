import { expect } from '@playwright/test'
import { complete } from '../support/site.ts'
import { test } from '../support/test.ts'

test('the error of a field is in the current language, also after a switch', async ({ page }) => {
  await page.goto('/ho-tro/bieu-phi')
  await complete(page)
  const calculator = page.locator('.fee-calculator')
  const amount = calculator.locator('[name=amount]')
  await amount.fill('một triệu')
  await amount.press('Enter')
  await expect(calculator.locator('.form-problem')).toHaveText(/^Số tiền không hợp lệ:/)
  await page.locator('header').getByRole('link', { name: 'English' }).first().click()
  await expect(calculator.locator('.form-problem')).toHaveText(/^Invalid amount:/)
  await expect(amount).toHaveValue('một triệu')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
})
