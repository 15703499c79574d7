import type { Page } from '@playwright/test'

export const feesPath = '/ho-tro/bieu-phi'

interface Question {
  product?: string
  channel?: string
  amount: string
  days?: string
}

const texts = {
  vi: { product: 'Sản phẩm, dịch vụ', channel: 'Kênh giao dịch', days: 'Số ngày', compute: 'Tính phí' },
  en: { product: 'Product or service', channel: 'Channel', days: 'Number of days', compute: 'Calculate a fee' },
}

export const calculator = (page: Page) => page.locator('.fee-calculator')
export const amountField = (page: Page) => calculator(page).locator('[name=amount]')
export const answer = (page: Page) => calculator(page).getByRole('status')

export async function ask(page: Page, question: Question, language: 'vi' | 'en' = 'vi'): Promise<void> {
  const { product, channel, days, compute } = texts[language]
  const form = calculator(page)
  if (question.product) await form.getByLabel(product).selectOption(question.product)
  if (question.channel) await form.getByLabel(channel).selectOption(question.channel)
  await amountField(page).fill(question.amount)
  if (question.days !== undefined) await form.getByLabel(days).fill(question.days)
  await form.getByRole('button', { name: compute }).click()
}
