import type { Browser } from '@playwright/test'
import { toKilobytes, type Figures } from './measure-visit.ts'
import { openPage, type OpenPage, type Visitor } from './open-page.ts'
import { readTimings } from './read-timings.ts'
import { settle } from './settle.ts'
import type { SentRequest } from './watch-traffic.ts'

export interface NavigationOptions extends Omit<Visitor, 'savesData'> {
  /** A page with a link to the article. */
  listUrl: string
  /** The path of the article, as its link has it. */
  articlePath: string
}

/**
 * Follows a link of a list twice, each time as a new visitor whose list has nothing left to do: one saves data, so that nothing
 * was prefetched; for the other the site has prefetched what it chose to.
 * @throws where the list has no such link
 */
export async function measureNavigation(browser: Browser, options: NavigationOptions): Promise<Figures> {
  const cold = await follow(browser, { ...options, savesData: true })
  const warm = await follow(browser, { ...options, savesData: false })
  // What the list loads for itself is loaded in both visits.
  const own = new Set(cold.before.map(({ path }) => path))
  return {
    'not prefetched ms': cold.shownMs,
    'requests by click': cold.byClick.length,
    'KB by click': toKilobytes(cold.byClick),
    'prefetched ms': warm.shownMs,
    'requests by click, prefetched': warm.byClick.length,
    'KB by click, prefetched': toKilobytes(warm.byClick),
    'KB prefetched': toKilobytes(warm.before.filter(({ path }) => !own.has(path))),
  }
}

interface Followed {
  /** Milliseconds from the click until the article's heading is on the screen. */
  shownMs: number
  /** Requests until the click. */
  before: readonly SentRequest[]
  /** Requests from the click until the heading is shown, without images: they follow it. */
  byClick: readonly SentRequest[]
}

async function follow(browser: Browser, options: NavigationOptions & Visitor): Promise<Followed> {
  const { listUrl, articlePath, ...visitor } = options
  const opened = await openPage(browser, visitor)
  try {
    const { page, traffic } = opened
    await page.goto(listUrl)
    await settle(page, traffic)
    const link = page.locator(`main a[href="${articlePath}"]`).first()
    if ((await link.count()) === 0) throw new Error(`${listUrl} has no link to ${articlePath} in its main content`)
    await link.scrollIntoViewIfNeeded()
    await settle(page, traffic)
    const before = [...traffic.requests]
    const shownMs = await click(opened, articlePath)
    const byClick = traffic.requests.slice(before.length).filter(({ kind }) => kind !== 'image')
    return { shownMs, before, byClick }
  } finally {
    await opened.close()
  }
}

const shownPrefix = 'bench: shown after '

/** Clicks the link. Where that opens a document, its first paint is what counts: it contains the heading. */
async function click({ page, traffic }: OpenPage, articlePath: string): Promise<number> {
  const inPage = page.waitForEvent('console', (message) => message.text().startsWith(shownPrefix))
  const asDocument = page.waitForEvent('load').then(async () => {
    await settle(page, traffic)
    const { firstPaint } = await readTimings(page)
    if (firstPaint === undefined) throw new Error(`${articlePath} was not painted`)
    return firstPaint
  })
  // One of them never happens, and fails when the page is closed.
  for (const event of [inPage, asDocument]) event.catch(() => undefined)
  await page.evaluate(clickAndReport, { articlePath, shownPrefix })
  return Promise.race([inPage.then((message) => Number(message.text().slice(shownPrefix.length))), asDocument])
}

/** Runs in the page. Reports on the console, because a click may replace the document. */
function clickAndReport({ articlePath, shownPrefix }: { articlePath: string; shownPrefix: string }): void {
  const link = document.querySelector<HTMLAnchorElement>(`main a[href="${articlePath}"]`)
  const earlier = document.querySelector('h1')?.textContent
  setTimeout(() => {
    const start = performance.now()
    const look = (): void => {
      const heading = document.querySelector('h1')?.textContent
      const isShown = location.pathname === articlePath && heading && heading !== earlier
      if (!isShown) requestAnimationFrame(look)
      // The task after this frame runs when the frame has been painted.
      else setTimeout(() => console.info(shownPrefix + String(performance.now() - start)))
    }
    link?.click()
    requestAnimationFrame(look)
  })
}
