import type { Browser } from '@playwright/test'
import { openPage, type Visitor } from './open-page.ts'
import { readTimings } from './read-timings.ts'
import { settle } from './settle.ts'
import { toBlockingTime } from './to-blocking-time.ts'
import { isBeforeLoad, type SentRequest, type Traffic } from './watch-traffic.ts'

/** Measured values by name; undefined for those that did not happen. */
export type Figures = Readonly<Record<string, number | undefined>>

export interface Visit {
  figures: Figures
  largestElement: string
}

export interface VisitOptions extends Visitor {
  url: string
  /** Opened after it, in the same visit. */
  secondUrl: string
}

/** Opens a page as a new visitor, waits until it has nothing left to do, and then opens a second page by its address. */
export async function measureVisit(browser: Browser, { url, secondUrl, ...visitor }: VisitOptions): Promise<Visit> {
  const { page, traffic, close } = await openPage(browser, visitor)
  try {
    const response = await page.goto(url)
    if (!response?.ok()) throw new Error(`${url}: ${response?.status()}`)
    await settle(page, traffic)
    const timings = await readTimings(page)
    const bytes = toBytes(traffic)
    const first = traffic.requests.length
    await page.goto(secondUrl)
    await settle(page, traffic)
    const second = await readTimings(page)
    const paint = timings.firstPaint ?? 0
    return {
      largestElement: timings.largestElement,
      figures: {
        FCP: timings.firstPaint,
        LCP: timings.largestPaint,
        CLS: timings.layoutShift,
        TBT: toBlockingTime(timings.longTasks, paint),
        'longest task': Math.max(0, ...timings.longTasks.map(({ duration }) => duration)),
        load: timings.load,
        'frame hydrated': timings.hydratedRoot,
        hydrated: timings.hydrated,
        ...bytes,
        '2nd FCP': second.firstPaint,
        '2nd LCP': second.largestPaint,
        '2nd KB': toKilobytes(traffic.requests.slice(first)),
      },
    }
  } finally {
    await close()
  }
}

/** Requests, and KB of bodies as transferred, of a page that has nothing left to do. */
export function toBytes(traffic: Traffic): Figures {
  // What is imported after it was fetched is the same file again, from the cache.
  const requests = traffic.requests.filter(({ isByCode, isCached }) => !(isByCode && isCached))
  const ofKind = (kind: SentRequest['kind']) => requests.filter((request) => request.kind === kind)
  const early = requests.filter((request) => isBeforeLoad(request, traffic))
  return {
    requests: requests.length,
    'requests before load': early.length,
    'document KB': toKilobytes(ofKind('document')),
    'script KB before load': toKilobytes(early.filter(({ kind }) => kind === 'script')),
    'script KB': toKilobytes(ofKind('script')),
    'style KB': toKilobytes(ofKind('style')),
    'font KB': toKilobytes(ofKind('font')),
    'image KB': toKilobytes(ofKind('image')),
    'fetch KB': toKilobytes(ofKind('fetch')),
  }
}

export function toKilobytes(requests: readonly SentRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}
