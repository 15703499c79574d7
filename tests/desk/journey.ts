import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect as usual, type Page } from '@playwright/test'
import { siteContent } from '../site/site.ts'
import type { TestDesk } from './desk-server.ts'

// A desk that has just started reads all of the content first.
const expect = usual.configure({ timeout: 60_000 })

/** A person at the desk, whose steps are counted: each takes some seconds. */
interface Journey {
  /** The names of the steps so far. */
  steps: readonly string[]
  step: (name: string, take: () => Promise<unknown>) => Promise<void>
  /** Starts the desk as one of its people, at a moment. */
  begin: (...as: Parameters<TestDesk['start']>) => Promise<void>
  open: (path: string) => Promise<void>
  /** Begins an entry of a kind, by its title. */
  create: (kind: string, title: string) => Promise<void>
  /** Types into a field. */
  type: (name: string, text: string) => Promise<void>
  /** Types into a field in both languages. */
  both: (name: string, vi: string, en: string) => Promise<void>
  choose: (name: string, label: string) => Promise<void>
  /** Writes titles, summaries and texts, of which some may be there. */
  write: (texts: Readonly<Record<string, Texts>>) => Promise<void>
  /** Puts documents into the folder, and into the list. */
  attach: (...names: readonly string[]) => Promise<void>
  /** Begins an action of the menu, and answers its questions. */
  act: (action: string, answers: Readonly<Record<string, string>>) => Promise<void>
  send: () => Promise<void>
  approve: (path: string) => Promise<void>
  /** Publishes what is open, and waits for the end of the programs. */
  publish: () => Promise<void>
  isSaved: () => Promise<void>
  /** Waits until a run has said that it is done. */
  isDone: (words: string | RegExp) => Promise<void>
}

interface Texts {
  title?: string
  summary?: string
  body?: string
}

/** A document of the tests under another name. */
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: readFileSync(
    join(siteContent, 'disclosures/dinh-chinh-ngay-dang-ky-cuoi-cung-du-hop-dai-hoi-thuong-nien-2025/thong-bao.vi.pdf'),
  ),
})

export function createJourney(desk: TestDesk, page: Page): Journey {
  const steps: string[] = []
  let origin = ''
  const step = async (name: string, take: () => Promise<unknown>) => {
    steps.push(name)
    await take()
  }
  const open = async (path: string) => {
    await page.goto(origin + path)
    await expect(page.locator('h1').first()).toBeVisible()
  }
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  /** Opens what a field is folded in. */
  const unfold = async (name: string) => {
    const folded = page.locator('details:not([open])').filter({ has: field(name) })
    while ((await folded.count()) > 0) await step('unfold', () => folded.first().locator('summary').first().click())
  }
  const isSaved = () => expect(page.locator('.desk-save')).toContainText('Đã lưu lúc')
  const isDone = async (words: string | RegExp) => {
    await expect(page.locator('.desk-message-done, .desk-run .desk-message-danger, .desk-toast').first()).toBeVisible({
      timeout: 400_000,
    })
    await expect(page.locator('.desk-corner')).toContainText(words)
  }
  return {
    steps,
    step,
    open,
    isSaved,
    isDone,
    begin: async (...as) => {
      origin = await desk.start(...as)
    },
    create: async (kind, title) => {
      await step('new', () => open('/new'))
      await step('kind', () => page.getByRole('radio', { name: kind, exact: true }).check())
      await step('title', () => page.getByLabel('Tên của mục').fill(title))
      await step('begin', () => page.getByRole('button', { name: 'Bắt đầu soạn' }).click())
      await expect(page).toHaveURL(/\/edit\//)
      await expect(page.locator('[data-file="vi.md"]').first()).toBeVisible()
    },
    type: (name, text) => step(name, () => field(name).getByRole('textbox').first().fill(text)),
    both: (name, vi, en) =>
      step(name, async () => {
        const texts = field(name).getByRole('textbox')
        await texts.first().fill(vi)
        await texts.nth(1).fill(en)
      }),
    choose: async (name, label) => {
      await unfold(name)
      await step(name, () => field(name).getByRole('combobox').selectOption(label))
    },
    write: (texts) =>
      step('texts', async () => {
        for (const [locale, { title, summary, body }] of Object.entries(texts)) {
          const part = page.locator(`[data-file="${locale}.md"]`)
          if (title !== undefined) await part.locator('[data-field="title"] input').fill(title)
          if (summary !== undefined)
            await part.locator('[data-field="summary"]').locator('input, textarea').fill(summary)
          if (body === undefined) continue
          await part.locator('.cm-content').click()
          await page.keyboard.press('Control+a')
          await page.keyboard.insertText(body)
        }
      }),
    attach: async (...names) => {
      await step('documents', async () => {
        const chooser = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: 'Chọn từ máy' }).click()
        await (await chooser).setFiles(names.map(pdf))
      })
      const buttons = page.getByRole('button', { name: 'Đưa vào danh sách tài liệu' })
      for (const left of names.map((_, index) => names.length - index)) {
        // The content is read again with the documents.
        await expect(buttons).toHaveCount(left)
        await step('into the list', () => buttons.first().click())
      }
    },
    act: async (action, answers) => {
      await step('menu', async () => {
        const button = page.getByRole('button', { name: action, exact: true })
        if (!(await button.isVisible())) await page.getByRole('button', { name: /^Việc khác/ }).click()
        await button.click()
      })
      const dialog = page.getByRole('dialog')
      for (const [label, text] of Object.entries(answers))
        await step(label, () => dialog.getByLabel(label, { exact: true }).fill(text))
      await step(action, () => dialog.getByRole('button', { name: action, exact: true }).click())
    },
    send: async () => {
      await isSaved()
      await expect(page.locator('.desk-problem-error')).toHaveCount(0)
      await step('send', () => page.getByRole('button', { name: 'Gửi duyệt' }).click())
      await expect(page.getByText('Chờ duyệt').first()).toBeVisible()
    },
    approve: async (path) => {
      await step('open what waits', () => open(`/review/${path}`))
      await step('approve', () => page.getByRole('button', { name: 'Duyệt', exact: true }).click())
      await expect(page.getByText(/đã duyệt lúc/)).toBeVisible()
    },
    publish: async () => {
      await step('publish', () => page.getByRole('button', { name: 'Đăng', exact: true }).click())
      await step('now', () => page.getByRole('dialog').getByRole('button', { name: 'Đăng', exact: true }).click())
      await isDone('Đã có tại')
    },
  }
}
