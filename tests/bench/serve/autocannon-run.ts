import autocannon from 'autocannon'
import type { Load, LoadResult } from './generate-load.ts'

// A program: generates the load that its argument describes, and prints what it saw.

const [, , description = '{}'] = process.argv
const { origin, urls, headers, connections, seconds } = JSON.parse(description) as Load // written by generate-load.ts
const result = await autocannon({
  url: origin,
  connections,
  duration: seconds,
  requests: urls.map((path) => ({ path, headers })),
})
const failed = Object.entries({ '4xx': result['4xx'], '5xx': result['5xx'], errors: result.errors })
const seen: LoadResult = {
  requestsPerSecond: result.requests.average,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  failed: failed.flatMap(([what, count]) => (count > 0 ? [`${what}: ${count}`] : [])).join(', '),
}
console.info(JSON.stringify(seen))
