import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConnection, toGet, toStatus, type RawConnection } from './raw-connection.ts'
import { startServer, type RunningServer } from './running-server.ts'

// Answers that take milliseconds are made in a thread: who asks for a page does not wait for them. Measured by the order of
// answers, not by time: how long the thread takes depends on the machine.

const zip = '/tai-ve/quan-he-co-dong/cong-bo-thong-tin/bat-thuong/2026.zip'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

async function open(count: number): Promise<RawConnection[]> {
  return Promise.all(Array.from({ length: count }, () => openConnection(server.port)))
}

/** How many of the clients have been answered when a page has, which was asked for after them. */
async function countBeforePage(clients: readonly RawConnection[], toRequest: (index: number) => string) {
  const [visitor] = await open(1)
  for (const [index, { send }] of clients.entries()) send(toRequest(index))
  visitor?.send(toGet('/ve-shs', 'Connection: close\r\n'))
  await visitor?.closed
  expect(toStatus(visitor?.received() ?? '')).toBe(200)
  return clients.filter(({ count }) => count() > 0).length
}

const last = 'Connection: close\r\n'

describe.each([
  ['without compression', ''],
  ['in gzip', 'Accept-Encoding: gzip\r\n'],
])('%s', (name, accepted) => {
  test('64 who search do not keep the others', async () => {
    const clients = await open(64)
    const before = await countBeforePage(clients, (index) =>
      toGet(`/tim-kiem?q=phi%20${name.length}${index}`, accepted + last),
    )
    expect(before).toBeLessThan(32)
    await Promise.all(clients.map(({ closed }) => closed))
    expect(new Set(clients.map(({ received }) => toStatus(received())))).toEqual(new Set([200]))
  })

  test('one who sends hundreds of searches at once does not either', async () => {
    const [client] = await open(1)
    if (!client) throw new Error('no connection')
    let answers = 0
    client.socket.on('data', (chunk: Buffer) => (answers += chunk.toString('latin1').split('HTTP/1.1 200').length - 1))
    const text = Array.from({ length: 300 }, (_none, index) => toGet(`/tim-kiem?q=thue%20${index}`, accepted)).join('')
    await countBeforePage([client], () => text)
    expect(answers).toBeLessThan(100)
    client.socket.destroy()
  })
})

test('200 who load ZIPs do not keep the others, and each gets all of it', async () => {
  const whole = await (await fetch(`http://127.0.0.1:${server.port}${zip}`)).arrayBuffer()
  const clients = await open(200)
  const before = await countBeforePage(clients, () => toGet(zip, last))
  expect(before).toBeLessThan(100)
  await Promise.all(clients.map(({ closed }) => closed))
  for (const client of clients) {
    const body = Buffer.from(client.received().split('\r\n\r\n').slice(1).join('\r\n\r\n'), 'latin1')
    expect(body.equals(Buffer.from(whole))).toBe(true)
  }
})

test('where too many wait, those above it are told to come again, and the others are answered', async () => {
  const clients = await open(400)
  for (const [index, { send }] of clients.entries()) send(toGet(`/tim-kiem?q=bao%20cao%20${index}`, last))
  await Promise.all(clients.map(({ closed }) => closed))
  const answers = clients.map(({ received }) => received())
  expect(new Set(answers.map(toStatus))).toEqual(new Set([200, 503]))
  for (const answer of answers.filter((one) => toStatus(one) === 503)) {
    expect(answer).toMatch(/\r\nRetry-After: 5\r\n/i)
    expect(answer).toMatch(/\r\nContent-Security-Policy: /i)
  }
})
