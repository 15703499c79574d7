import { Writable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { createAccessLog } from './access-log.ts'
import type { Exchange } from './exchange.ts'

const clock = () => new Date('2026-11-21T01:00:00Z')
const exchange: Exchange = {
  method: 'GET',
  path: '/tin',
  status: 200,
  bytes: 1234,
  milliseconds: 1.26,
  isComplete: true,
  address: '203.0.113.77',
  release: 3,
}

/** Collects what is written; takes nothing more while it waits. */
class Output extends Writable {
  texts: string[] = []
  waiting: (() => void) | undefined
  isSlow = false

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.texts.push(chunk.toString())
    if (this.isSlow) this.waiting = done
    else done()
  }

  lines(): unknown[] {
    const lines = this.texts.join('').split('\n').filter(Boolean)
    return lines.map((line): unknown => JSON.parse(line))
  }
}

test('a line of JSON for an exchange', async () => {
  const output = new Output()
  const log = createAccessLog(output, clock)
  log.record(exchange)
  log.record({ ...exchange, isComplete: false, address: undefined, path: '/"\n' })
  await log.flush()
  const time = '2026-11-21T01:00:00.000Z'
  expect(output.lines()).toEqual([
    { time, method: 'GET', path: '/tin', status: 200, bytes: 1234, ms: 1.3, client: '203.0.113.0', release: 3 },
    { time, method: 'GET', path: '/"\n', status: 200, bytes: 1234, ms: 1.3, release: 3, cut: true },
  ])
})

test('lines are written together, after a second at most', () => {
  vi.useFakeTimers()
  const output = new Output()
  const log = createAccessLog(output, clock)
  for (let index = 0; index < 10; index++) log.record(exchange)
  expect(output.texts).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(output.texts.length).toBe(1)
  for (let index = 0; index < 1000; index++) log.record(exchange)
  expect(output.texts.length).toBeGreaterThan(2)
  vi.useRealTimers()
})

test('probes are not logged', async () => {
  const output = new Output()
  const log = createAccessLog(output, clock)
  for (const path of ['/healthz', '/readyz']) log.record({ ...exchange, path })
  await log.flush()
  expect(output.texts.join('')).toBe('')
})

test('where nobody reads, lines are dropped and counted, and nothing is lost silently', async () => {
  const output = new Output()
  output.isSlow = true
  const log = createAccessLog(output, clock)
  const count = 60_000
  for (let index = 0; index < count; index++) log.record(exchange)
  expect(output.writableLength).toBeLessThan(5 * 1024 * 1024)
  output.isSlow = false
  output.waiting?.()
  await log.flush()
  const lines = output.lines()
  const drops = lines.flatMap((line) => (typeof line === 'object' && line && 'dropped' in line ? [line.dropped] : []))
  expect(drops.length).toBe(1)
  expect(lines.length - 1 + Number(drops[0])).toBe(count)
})

test('a reader that is gone ends the log, and nothing else', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const output = new Output()
  const log = createAccessLog(output, clock)
  output.destroy(new Error('EPIPE'))
  await new Promise((resolve) => output.once('close', resolve))
  log.record(exchange)
  await log.flush()
  expect(report).toHaveBeenCalledExactlyOnceWith('The access log ends, because it cannot be written: EPIPE')
  report.mockRestore()
})
