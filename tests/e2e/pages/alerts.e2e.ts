import { expect, type Page } from '@playwright/test'
import { alertLists, siteEnvironment } from '../../site/site.ts'
import { findAxeFaults, findOverflow, injectAxe } from '../support/axe-faults.ts'
import { languages } from '../support/languages.ts'
import { visit, watchProblems } from '../support/site.ts'
import { test } from '../support/test.ts'

const follow = '/ho-tro/theo-doi'
const disclosures = '/quan-he-co-dong/cong-bo-thong-tin'
const action = `${siteEnvironment.SITE_ALERTS_URL}/subscription/form`

/** Plays the service. Returns the forms that it was sent, as `name=value`. */
async function answerForms(page: Page): Promise<string[]> {
  const forms: string[] = []
  await page.route(action, async (route) => {
    forms.push(...new URLSearchParams(route.request().postData() ?? '').toString().split('&'))
    await route.fulfill({ contentType: 'text/html', body: '<h1>Check your inbox</h1>' })
  })
  return forms
}

const wording = {
  vi: { topic: 'Công bố thông tin', address: 'Địa chỉ thư điện tử', send: 'Đăng ký nhận thư' },
  en: { topic: 'Information disclosure', address: 'Email address', send: 'Sign up for email alerts' },
} as const

for (const language of ['vi', 'en'] as const) {
  const { topic, address, send } = wording[language]
  test.describe(language, () => {
    test.use({ ...languages[language], viewport: { width: 320, height: 700 } })

    test('the form goes to the service, with a topic and the address', async ({ page }) => {
      await injectAxe(page)
      const problems = watchProblems(page)
      const forms = await answerForms(page)
      await visit(page, follow)
      expect(await findAxeFaults(page)).toEqual([])
      expect(await findOverflow(page)).toBe(0)
      await page.getByLabel(address).fill('doc-gia@example.com')
      await page.getByRole('button', { name: send }).click()
      // No topic yet: the browser says so, and nothing is sent.
      expect(forms).toEqual([])
      await page.getByRole('checkbox', { name: topic }).check()
      await page.getByLabel(address).press('Enter')
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
      const list = alertLists[`${disclosures}.${language}`]
      expect(forms).toEqual([`l=${list}`, 'nonce=', 'email=doc-gia%40example.com'])
      expect(problems).toEqual([])
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list has the form of its own topic', async ({ page }) => {
    const forms = await answerForms(page)
    await page.goto(disclosures)
    await page.getByLabel(wording.vi.address).fill('doc-gia@example.com')
    await page.getByRole('button', { name: wording.vi.send }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    expect(forms).toEqual([`l=${alertLists[`${disclosures}.vi`]}`, 'nonce=', 'email=doc-gia%40example.com'])
  })
})

test('a form to any other place is stopped by the policy', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://khac.example/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '' })
  })
  await visit(page, follow)
  const violated = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective))
      }),
  )
  await page.locator('.alert-form').evaluate((form: HTMLFormElement) => {
    form.action = 'https://khac.example/'
    HTMLFormElement.prototype.submit.call(form)
  })
  expect(await violated).toBe('form-action')
  expect(asked).toEqual([])
})
