import { connect } from 'node:net'
import { isCrowdName, type CrowdName } from './crowds.ts'

// A program: clients that all want something of one server, until it is ended. Its arguments are their kind and a port. They do
// not look at what comes, so that they take little of the processor.

interface Crowd {
  connections: number
  /** The next text to send, once all answers to the one before have come. */
  toText: (client: number, turn: number) => string
  /** How many requests that is. */
  requests: number
}

const toGet = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n`
const zip = '/tai-ve/quan-he-co-dong/cong-bo-thong-tin/bat-thuong/2026.zip'
const pipelined = 900

function toDay(index: number): string {
  return new Date(Date.UTC(2020, 0, 1 + (index % 3000))).toISOString().slice(0, '2020-01-01'.length)
}

/** The address of a list with another range of days each time: 10,000 and more. */
function toFilter(client: number, turn: number): string {
  return `/tin-tuc/tin-tuc-moi-nhat?tu=${toDay(turn)}&den=${toDay(turn + client * 47)}`
}

const crowds: Readonly<Record<CrowdName, Crowd>> = {
  searches: { connections: 64, toText: (client, turn) => toGet(`/tim-kiem?q=phi%20${client}%20${turn}`), requests: 1 },
  filters: { connections: 64, toText: (client, turn) => toGet(toFilter(client, turn)), requests: 1 },
  pipelined: {
    connections: 1,
    toText: (_client, turn) =>
      Array.from({ length: pipelined }, (_none, index) => toGet(`/x${turn}-${index}`)).join(''),
    requests: pipelined,
  },
  zips: { connections: 200, toText: () => toGet(zip), requests: 1 },
}

const statusLine = Buffer.from('HTTP/1.1 ')

/** How often a text is in bytes. One that is cut is not counted; the client then asks again after a while. */
function count(bytes: Buffer): number {
  let found = 0
  for (let at = bytes.indexOf(statusLine); at !== -1; at = bytes.indexOf(statusLine, at + 1)) found++
  return found
}

function start({ toText, requests }: Crowd, client: number, port: number): void {
  let turn = 0
  let left = 0
  let ended: NodeJS.Timeout | undefined
  const socket = connect(port, '127.0.0.1')
  const ask = () => {
    left = requests
    socket.write(toText(client, turn++))
  }
  socket.on('connect', ask)
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    left -= count(chunk)
    // The end of an answer is that nothing follows its head for a while.
    clearTimeout(ended)
    if (left <= 0) ended = setTimeout(ask, 1)
  })
  socket.on('close', () => setTimeout(() => start({ ...crowd, toText }, client, port), 100))
}

const [, , name = '', port = ''] = process.argv
if (!isCrowdName(name)) throw new Error(`There is no crowd "${name}"`)
const crowd = crowds[name]
for (let client = 0; client < crowd.connections; client++) start(crowd, client, Number(port))
