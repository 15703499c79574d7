import { afterAll, beforeAll, expect, test } from 'vitest'
import { notFoundFiles, toPage, toText } from '#engine/store/store-fixture.ts'
import { TestOutput } from '#engine/store/test-output-fixture.ts'
import { startServer, type RunningServer } from './running-server.ts'

// Publishes and rollbacks while many ask: every answer must be that of a release that was current during its request, and no
// page may name a script that the server does not have.

const releases = 40
const visitors = 12
const now = '2026-11-22T01:00:00.000Z'

let site: TestOutput
let server: RunningServer

beforeAll(async () => {
  site = await TestOutput.create()
  publish(1)
  server = await startServer({}, { output: site.target })
})
afterAll(async () => {
  await server.stop()
  await site.remove()
})

/** A release whose page, list and payload say its number, with code of its own; code of the last ten builds stays. */
function publish(number: number): void {
  const code = `/assets/code-${number}.js`
  site.publish(
    {
      page: [toPage('/tin', `release ${number} <script src="${code}">`), toPage('/tin', `list ${number}`, 2)],
      payload: [toText(`/_payload/build-${number}/vi/tin.json`, `"${number}"`)],
      code: [toText(code, `code ${number}`, { type: 'text/javascript', cache: 'immutable' })],
      notFound: notFoundFiles,
    },
    `build-${number}`,
    { isShown: true },
  )
}

test('no answer is wrong while releases change', async () => {
  /** The releases that were current, in order: the last one now. */
  const current = [1]
  const wrong: string[] = []
  const count = { answers: 0 }
  const end = new AbortController()
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
    count.answers++
    return { response, text: await response.text() }
  }
  const visit = async (index: number) => {
    let tag = ''
    while (!end.signal.aborted) {
      const before = current.length - 1
      const { response, text } = await ask(index % 3 === 0 ? '/tin?trang=2' : '/tin', { 'If-None-Match': tag })
      // A release is current from some moment of its publish on: it may be named just before the publish has returned.
      const possible = [...current.slice(before), publishing]
      if (response.status === 304) continue
      const number = Number(/\d+/.exec(text)?.[0])
      if (response.status !== 200 || !possible.includes(number)) wrong.push(`${response.status} ${text} of ${possible}`)
      tag = response.headers.get('ETag') ?? ''
      const script = /src="([^"]+)"/.exec(text)?.[1]
      if (script === undefined) continue
      const code = await ask(script)
      if (code.text !== `code ${number}`) wrong.push(`${script}: ${code.response.status} ${code.text}`)
      const payload = await ask(`/_payload/build-${number}/vi/tin.json`)
      // What a rollback has taken back is gone; the app then loads the page anew.
      const isTakenBack = [...current.slice(before), publishing].some((one) => one < number)
      if (payload.text !== `"${number}"` && !(isTakenBack && payload.response.status === 404)) {
        wrong.push(`payload of ${number}: ${payload.response.status} ${payload.text}`)
      }
    }
  }
  let publishing = 1
  const visiting = Array.from({ length: visitors }, (_none, index) => visit(index))
  for (let number = 2; number <= releases; number++) {
    publishing = number
    publish(number)
    current.push(number)
    const enough = count.answers + 20
    while (count.answers < enough) await ask('/readyz')
    // Every fourth release is taken back, and comes again.
    if (number % 4 !== 0) continue
    for (const again of [number - 1, number]) {
      publishing = again
      site.output.activate(again, now)
      current.push(again)
      const { text } = await ask('/readyz')
      if (text !== `build-${again}\n`) wrong.push(`after the change to ${again}: ${text}`)
    }
  }
  end.abort()
  await Promise.all(visiting)
  console.info(`${releases} releases, ${current.length - releases} rollbacks and returns: ${count.answers} answers`)
  expect(wrong).toEqual([])
  expect(count.answers).toBeGreaterThan(20 * (releases - 1))
})
