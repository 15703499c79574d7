import { expect, test } from 'vitest'
import { parseWrk } from './parse-wrk.ts'

const head = 'Running 4s test @ http://127.0.0.1:4801\n  1 threads and 64 connections\n'
const distribution =
  '  Latency Distribution\n     50%    3.12ms\n     75%    4.00ms\n     90%    5.10ms\n     99%    1.07s\n'

test('the figures that wrk prints', () => {
  const good = `${head}${distribution}  63231 requests in 4.01s, 1.12GB read\nRequests/sec:  15768.10\nTransfer/sec:    286.40MB\n`
  expect(parseWrk(good)).toEqual({ requestsPerSecond: 15768.1, p50Ms: 3.12, p99Ms: 1070, failed: '' })
  const fast = good.replace('3.12ms', '812.00us')
  expect(parseWrk(fast).p50Ms).toBeCloseTo(0.812)
})

test('failures are named', () => {
  const bad = `${head}${distribution}  Socket errors: connect 0, read 2, write 0, timeout 1\n  Non-2xx or 3xx responses: 40\nRequests/sec:  10.00\n`
  expect(parseWrk(bad).failed).toBe(
    'Socket errors: connect 0, read 2, write 0, timeout 1; Non-2xx or 3xx responses: 40',
  )
})

test('other output is shown', () => {
  expect(() => parseWrk('unable to connect to 127.0.0.1:1 Connection refused')).toThrow('unable to connect')
})
