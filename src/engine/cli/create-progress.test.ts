import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Progress } from '#engine/outputs/progress.ts'
import { createProgress } from './create-progress.ts'

let written: string[]
let progress: Progress

beforeEach(() => {
  vi.useFakeTimers()
  written = []
  progress = createProgress((text) => written.push(text))
})
afterEach(() => vi.useRealTimers())

test('each step is one line, with its time and how many it went through', () => {
  const reading = progress.step('Read content')
  vi.advanceTimersByTime(123.4)
  reading.end()
  const pages = progress.step('Make pages', 3)
  pages.advance()
  vi.advanceTimersByTime(40)
  pages.advance(2)
  pages.end()
  expect(written).toEqual([`  ${'Read content'.padEnd(23)} 123 ms\n`, `  ${'Make pages'.padEnd(23)} 40 ms for 3\n`])
})

test('a step that ends twice is printed once', () => {
  const step = progress.step('Read content')
  step.end()
  step.end()
  expect(written).toHaveLength(1)
})

test('steps may overlap', () => {
  const outer = progress.step('Images')
  vi.advanceTimersByTime(10)
  const inner = progress.step('Pages')
  vi.advanceTimersByTime(20)
  outer.end()
  vi.advanceTimersByTime(5)
  inner.end()
  expect(written.map((line) => line.trim().replaceAll(/ +/g, ' '))).toEqual(['Images 30 ms', 'Pages 25 ms'])
})

test.each<[string, number | undefined, number, string]>([
  ['without a total', undefined, 0, 'Images: 5 s so far'],
  ['nothing is done', 100, 0, 'Images: 5 s so far'],
  ['some are done', 100, 2, 'Images: 2 of 100, 4 min 5 s left'],
  ['nearly all are done', 100_000, 99_999, 'Images: 99,999 of 100,000, 1 s left'],
  ['more are done than were expected', 100, 300, 'Images: 300 of 100, 0 s left'],
])('a step that takes long says how far it is: %s', (_name, total, done, line) => {
  const step = progress.step('Images', total)
  step.advance(done)
  vi.advanceTimersByTime(4999)
  expect(written).toEqual([])
  vi.advanceTimersByTime(1)
  expect(written).toEqual([`  ${line}\n`])
})

test('it says so every few seconds, of each step that takes long, and no more once all have ended', () => {
  const outer = progress.step('Images')
  vi.advanceTimersByTime(3000)
  const inner = progress.step('Pages')
  vi.advanceTimersByTime(7000)
  expect(written).toEqual(['  Images: 5 s so far\n', '  Images: 10 s so far\n', '  Pages: 7 s so far\n'])
  inner.end()
  outer.end()
  written.length = 0
  vi.advanceTimersByTime(60_000)
  expect(written).toEqual([])
  progress.step('Images').end()
  expect(vi.getTimerCount()).toBe(0)
})

test('the summary tells what was made and kept, and the slowest with their reasons', () => {
  for (const ms of [3, 9, 1, 7, 5, 8])
    progress.made('pages', { name: `page vi/p${ms}`, ms, why: ms === 9 ? 'code' : undefined })
  progress.kept('pages', 100)
  progress.kept('images')
  progress.print('Published')
  progress.finish()
  expect(written.join('')).toBe(
    [
      'Published',
      '  pages: 6 made, 100 kept',
      '  images: 0 made, 1 kept',
      '  slowest:',
      '    9 ms  page vi/p9; because of: the code',
      '    8 ms  page vi/p8',
      '    7 ms  page vi/p7',
      '    5 ms  page vi/p5',
      '    3 ms  page vi/p3',
      '',
    ].join('\n'),
  )
})
