import type { Page } from '@playwright/test'
import { toAddressUrl } from '../../../src/engine/model/urls/address.ts'
import { readOutput } from '../../site/read-output.ts'
import { siteOutput } from '../../site/site.ts'

export const site = readOutput(siteOutput)

/** Every URL of the site, pages of lists included. */
export const allUrls = [...site.pages].flatMap(([path, count]) =>
  Array.from({ length: count }, (_none, index) => toAddressUrl({ path, page: index + 1 })),
)

/** Every path of the site without the pages of lists. */
export const allPaths = [...site.pages.keys()]

/** Records all problems of a page from now on: errors, failed requests, violations of the Content-Security-Policy. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${page.url()}: uncaught ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${page.url()}: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`${page.url()}: ${request.url()} failed`)
  })
  return problems
}

/** The internal state of React that shows whether hydration is complete; there is no public API. */
interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null
}

/** In the page: whether React has hydrated all of it, with parts that it hydrates later. */
export function isHydrated(): boolean {
  const isWaiting = (fiber: Fiber | null): boolean =>
    fiber !== null &&
    (Boolean(fiber.memoizedState?.isDehydrated ?? fiber.memoizedState?.dehydrated) ||
      isWaiting(fiber.child) ||
      isWaiting(fiber.sibling))
  const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))
  if (!container) return false
  const { stateNode } = container[1] as { stateNode: { current: Fiber } } // the first fiber refers to the root
  return !isWaiting(stateNode.current)
}

/** Waits until React has hydrated the whole page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}

/** Disables prefetching, so that requests that a test delays or breaks are made by the click itself. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** Disables session storage, and with it automatic reloads: failures show the error page. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
}

/** Waits for hydration and for the behaviour of the frame: focus, links in texts, the loading bar. */
export async function complete(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForSelector('.loading-bar', { state: 'attached' })
}

/** Opens a page and waits until it is complete. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await complete(page)
}

/** Marks the document. Returns a function that tells whether it is still the same document. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => (document.documentElement.dataset['mark'] = '1'))
  return () => page.evaluate(() => document.documentElement.dataset['mark'] === '1')
}

function firstBelow(prefix: string): string {
  return allPaths.find((path) => path.startsWith(prefix) && !staticNeighbours.has(path)) ?? prefix
}

const staticNeighbours = new Set(['/tin-tuc/thong-bao', '/tin-tuc/tin-tuc-moi-nhat'])

/** One page of each kind. */
export const pageKinds = [
  '/',
  '/trang-chu',
  '/landing',
  '/landing-video',
  '/ve-shs',
  '/ve-shs/doi-ngu-lanh-dao',
  '/ho-tro/bieu-phi',
  '/tin-tuc',
  '/tin-tuc/tin-tuc-moi-nhat?trang=2',
  '/trung-tam-phan-tich',
  '/quan-he-co-dong',
  '/ho-tro/huong-dan-giao-dich',
  firstBelow('/quan-he-co-dong/du-lieu/'),
  firstBelow('/tin-tuc/'),
  firstBelow('/thong-bao/'),
  firstBelow('/bao-cao-phan-tich/'),
  firstBelow('/nhan-dinh-thi-truong/'),
  firstBelow('/bao-cao-dinh-ky/'),
  firstBelow('/cong-bo-thong-tin/'),
  firstBelow('/co-hoi-nghe-nghiep/'),
]
