import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stoppedClock } from '#lib/clock.ts'
import { guardMs } from '#shell/failures/reload-guard.ts'
import { reloadOnEarlyBack } from './reload-on-early-back.ts'

const site = 'https://www.example.vn'
const start = Date.parse('2026-11-21T08:00+07:00')
let loads: string[]
let records: Map<string, string>

beforeEach(() => {
  loads = []
  records = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => records.get(key) ?? null,
    setItem: (key: string, value: string) => void records.set(key, value),
  })
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The document is loaded: its entry names one address, the bar of the browser another. */
function load(entry: string | undefined, shown: string, now = start): () => void {
  const entries = entry === undefined ? [] : [{ name: site + entry }]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntryList) // only the name is read
  goTo(shown)
  return reloadOnEarlyBack(stoppedClock(new Date(now)))
}

function goTo(path: string): void {
  const { href, pathname, search } = new URL(path, site)
  const replace = (to: string) => loads.push(to.replace(site, ''))
  vi.stubGlobal('location', { href, pathname, search, replace, reload: () => replace(href) })
}

test.each([
  ['the same', '/ve-shs', '/ve-shs'],
  ['a hash', '/ve-shs', '/ve-shs#ban'],
  ['a query that the entry has unescaped', '/ve-shs?x=A', '/ve-shs?x=%41'],
  ['a path that the entry has unescaped', '/tin-tuc', '/%74in-tuc'],
  ['letters beyond ASCII', '/tìm?q=lãi suất', '/t%C3%ACm?q=l%C3%A3i%20su%E1%BA%A5t'],
  ['escapes that are none', '/ve-shs?x=%E0%A4', '/ve-shs?x=%E0%A4'],
  ['no entry', undefined, '/ve-shs?x=%41'],
])('%s: nothing is loaded', (_case, entry, shown) => {
  load(entry, shown)
  dispatchEvent(new Event('popstate'))
  expect(loads).toEqual([])
})

test('Back before any script ran loads the page of the URL', () => {
  load('/tin-tuc', '/ve-shs?a=1')
  expect(loads).toEqual(['/ve-shs?a=1'])
})

test('Back before the router listens loads it too; after that the router shows it', () => {
  const stop = load('/tin-tuc', '/tin-tuc')
  goTo('/ve-shs')
  dispatchEvent(new Event('popstate'))
  expect(loads).toEqual(['/ve-shs'])
  stop()
  goTo('/ho-tro')
  dispatchEvent(new Event('popstate'))
  expect(loads).toEqual(['/ve-shs'])
})

test('an address that never equals that of the entry is loaded once within the time of the guard', () => {
  for (let times = 0; times < 20; times++) load('/a?x=%FF%41', '/a?x=%FFA', start + times * 100)
  expect(loads).toEqual(['/a?x=%FFA'])
  load('/a?x=%FF%41', '/a?x=%FFA', start + guardMs + 1)
  expect(loads).toHaveLength(2)
})

test('without storage nothing is loaded: nothing else would end a loop', () => {
  vi.stubGlobal('sessionStorage', undefined)
  load('/tin-tuc', '/ve-shs')
  expect(loads).toEqual([])
})
