import { setImmediate } from 'node:timers/promises'
import { openConnection, toGet, type RawConnection } from './raw-connection.ts'

// Clients that end with a reset (RST): programs that crash, phones that change networks, scanners of ports.

const zip = '/tai-ve/quan-he-co-dong/cong-bo-thong-tin/bat-thuong/2026.zip'

/** Requests of each kind. */
const requests: Readonly<Record<string, string>> = {
  page: toGet('/ve-shs'),
  HEAD: toGet('/ve-shs').replace('GET', 'HEAD'),
  'an address that does not exist': toGet('/khong-co'),
  'a search': toGet('/tim-kiem?q=phi'),
  'a ZIP': toGet(zip),
  'a video': toGet('/video/stair.mp4'),
  'a part of a video': toGet('/video/stair.mp4', 'Range: bytes=1000-\r\n'),
  POST: 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n123456789',
  'POST in chunks': 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n0\r\n\r\n',
  'GET with a body': toGet('/ve-shs', 'Content-Length: 9\r\n') + '123456789',
  CONNECT: 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n',
  'CONNECT with more': 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n\x16\x03\x01',
  'an upgrade': toGet('/ve-shs', 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'),
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  nonsense: 'NONSENSE\r\n\r\n',
  TLS: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'headers of 20 KB': toGet('/', `A: ${'a'.repeat(20_000)}\r\n`),
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'Expect: 100-continue': 'POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n',
  'an unknown expectation': toGet('/', 'Expect: tea\r\n'),
  'many at once': Array.from({ length: 40 }, (_none, index) => toGet(`/khong-co/${index}`)).join(''),
  'many, then CONNECT': `${toGet('/video/stair.mp4').repeat(3)}CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n`,
}

type Reset = (client: RawConnection, text: string) => Promise<void> | void

/** Whatever the server has said by then, or the end. */
async function firstAnswer(client: RawConnection): Promise<void> {
  const received = new Promise((resolve) => client.socket.once('data', resolve))
  // Some are not answered, and a request that is not whole only after seconds.
  await Promise.race([received, client.closed, turns(50)])
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await setImmediate()
}

const sendPart = (client: RawConnection, text: string, part: number) => {
  client.send(text.slice(0, Math.floor(text.length * part)))
  return turns(2)
}

/** The moments of an exchange at which a client resets the connection. */
const moments: Readonly<Record<string, Reset>> = {
  'before the first byte': () => undefined,
  'in the first line': (client, text) => sendPart(client, text.split('\r\n', 1)[0] ?? '', 0.5),
  'in the headers': (client, text) => sendPart(client, `${text.split('\r\n\r\n', 1)[0]}`, 0.8),
  'near the end': (client, text) => sendPart(client, text, 0.95),
  'with the last byte': (client, text) => client.send(text),
  'one turn later': async (client, text) => {
    client.send(text)
    await turns(1)
  },
  'some turns later': async (client, text) => {
    client.send(text)
    await turns(10)
  },
  'with the first bytes of the answer': async (client, text) => {
    client.send(text)
    await firstAnswer(client)
  },
  'while the answer waits to be read': async (client, text) => {
    client.socket.pause()
    client.send(text)
    await turns(50)
  },
  'after the answer': async (client, text) => {
    client.send(text)
    await firstAnswer(client)
    await turns(20)
  },
  'after the end of its own side': async (client, text) => {
    client.socket.end(text, 'latin1')
    await turns(2)
  },
}

/** All kinds of requests, reset at every moment, by so many clients at once. Returns how many connections there were. */
export async function resetConnections(port: number, clients: number): Promise<number> {
  const cases = Object.values(requests).flatMap((text) => Object.values(moments).map((reset) => ({ text, reset })))
  const next = cases[Symbol.iterator]()
  const work = Array.from({ length: clients }, async () => {
    for (const { text, reset } of next) {
      const client = await openConnection(port)
      await reset(client, text)
      client.socket.resetAndDestroy()
      await client.closed
    }
  })
  await Promise.all(work)
  return cases.length
}
