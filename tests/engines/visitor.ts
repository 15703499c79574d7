import { expect } from '@playwright/test'
import { localeCookie, type Locale } from '../../src/engine/model/locale/locale.ts'
import { isHydrated } from '../e2e/support/site.ts'
import type { Driver, Key, Point } from './drivers/driver.ts'
import { findPlace } from './page/find-place.ts'

/** A person in front of an engine, who sees one window. Scenarios are written once, against this. */
export interface Visitor {
  /** Opens a page by its path, or by its URL that of another server, and waits until it is hydrated. */
  open: (path: string, locale?: Locale) => Promise<void>
  /** Opens any other document. */
  openDocument: (url: string) => Promise<void>
  /** Waits until the page is hydrated, with its frame. */
  complete: () => Promise<void>
  evaluate: <Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Waits until a function of the page returns what is expected: `await visitor.sees(() => document.title).toBe('…')`. */
  sees: <Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => ReturnType<typeof expect.poll<Result>>
  /** Moves the mouse to the first visible element that matches a selector and has the text or label, if given. */
  hover: (selector: string, text?: string) => Promise<void>
  click: (selector: string, text?: string) => Promise<void>
  tap: (selector: string, text?: string) => Promise<void>
  press: (key: Key, withShift?: boolean) => Promise<void>
  type: (text: string) => Promise<void>
  back: () => Promise<void>
  resize: (width: number, height?: number) => Promise<void>
  screenshot: () => Promise<Buffer>
  /** The page as a PDF on A4. */
  print: () => Promise<Uint8Array>
  /** Errors, warnings and breaches of the policy since the last call. */
  takeProblems: () => Promise<string[]>
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

const intervals = [0, 50, 100, 250]

export function createVisitor(driver: Driver, origin: string): Visitor {
  const { mouse, tap, press, type, resize, screenshot, print, takeProblems } = driver
  const evaluate: Visitor['evaluate'] = async (run, ...args) => {
    const result = await driver.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`)
    return result as Awaited<ReturnType<typeof run>> // as JSON
  }
  // A document may be left while it is asked.
  const ask: Visitor['evaluate'] = (run, ...args) => evaluate(run, ...args).catch(() => evaluate(run, ...args))
  const find = async (selector: string, text = ''): Promise<Point> => {
    let place: Point | string = ''
    await expect(async () => {
      place = await ask(findPlace, selector, text)
      expect(place).not.toEqual(expect.any(String))
    }).toPass({ intervals, timeout: 15_000 })
    return place as unknown as Point // of the last attempt
  }
  const sees: Visitor['sees'] = (run, ...args) => expect.poll(() => ask(run, ...args), { intervals })
  const complete = async () => {
    await sees(isHydrated).toBe(true)
    await sees(() => document.querySelectorAll('.loading-bar').length).toBe(1)
  }
  const openDocument = (path: string) => driver.goto(new URL(path, origin).href)
  return {
    open: async (path, locale = 'vi') => {
      if (locale !== 'vi') {
        await openDocument(new URL('/robots.txt', new URL(path, origin)).href)
        await evaluate((cookie) => void (document.cookie = cookie), `${localeCookie.name}=${locale}; path=/`)
        // How an engine shows a text breaches the policy itself, in WebKit.
        await takeProblems()
      }
      await openDocument(path)
      await complete()
    },
    openDocument,
    complete,
    evaluate,
    sees,
    hover: async (...target) => mouse('move', await find(...target)),
    click: async (...target) => mouse('click', await find(...target)),
    tap: async (...target) => tap(await find(...target)),
    press,
    type,
    // Afterwards, because the document that answers may be gone.
    back: () => evaluate(() => void setTimeout(() => history.back())),
    resize: (width, height = 800) => resize(width, height),
    screenshot,
    print,
    takeProblems,
  }
}
