import { expect } from '@playwright/test'
import { openMessages } from '../../fixtures/messages/build.ts'
import { onlyInFull, test } from '../support/test.ts'

test.beforeEach(({ page }) => openMessages(page))

test.describe('progress', () => {
  for (const [value, max, now, top] of [
    [0, undefined, '0', '100'],
    [40, undefined, '40', '100'],
    [100, undefined, '100', '100'],
    [3, 4, '3', '4'],
    [null, undefined, null, '100'],
  ] as const) {
    test(`${value} of ${max ?? 'the default'}`, onlyInFull(value === 0 || value === 100), async ({ page }) => {
      await page.evaluate(([value, max]) => window.draw(value, max), [value, max] as const)
      const bar = page.getByRole('progressbar', { name: 'Tải lên' })
      await expect(bar).toHaveAttribute('aria-valuemax', top)
      if (now === null) await expect(bar).not.toHaveAttribute('aria-valuenow')
      else await expect(bar).toHaveAttribute('aria-valuenow', now)
      await expect(bar).toHaveAttribute(
        'data-state',
        now === null ? 'indeterminate' : now === top ? 'complete' : 'loading',
      )
    })
  }
  for (const value of [-1, 101, NaN, Infinity]) {
    test(`${value} is reported, and drawn as unknown`, onlyInFull(value !== 101), async ({ page }) => {
      const report = page.waitForEvent('console', (message) => message.type() === 'error')
      await page.evaluate((value) => window.draw(value), value)
      expect((await report).text()).toContain('Invalid prop `value`')
      await expect(page.getByRole('progressbar')).toHaveAttribute('data-state', 'indeterminate')
    })
  }
})
