import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import sirv from 'sirv'

// A program: a server that does as little as possible, for comparison. Its arguments are its kind and, for sirv, a folder, for
// the others a file of answers; PORT is its port.

/** An answer that is held in memory. */
export interface KeptAnswer {
  url: string
  status: number
  headers: Readonly<Record<string, string>>
  /** In base64. */
  body: string
}

/** As for a client that has the answer already. */
function toNotModified(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !/^content-(?:length|encoding)$/i.test(name)))
}

function readAnswers(file: string) {
  const answers = JSON.parse(readFileSync(file, 'utf8')) as readonly KeptAnswer[] // written by the benchmark
  return answers.map(({ url, status, headers, body }) => ({
    url,
    status,
    headers,
    etag: headers['ETag'],
    lean: toNotModified(headers),
    bytes: new Uint8Array(Buffer.from(body, 'base64')),
  }))
}

function createHttpListener(file: string): RequestListener {
  const answers = readAnswers(file)
  const byUrl = new Map(answers.map((answer) => [answer.url, answer]))
  const missing = answers.find(({ status }) => status === 404)
  return (request, response) => {
    const answer = byUrl.get(request.url ?? '') ?? missing
    if (!answer) throw new Error('The file of answers has none for what is not found')
    const known = request.headers['if-none-match']
    if (known !== undefined && known === answer.etag) response.writeHead(304, answer.lean).end()
    else response.writeHead(answer.status, answer.headers).end(answer.bytes)
  }
}

function createHonoListener(file: string): RequestListener {
  const app = new Hono()
  for (const { url, status, headers, etag, lean, bytes } of readAnswers(file)) {
    const send = () => new Response(bytes, { status, headers })
    if (status === 404) app.notFound(send)
    else {
      app.get(url.replace(/\?.*/, ''), ({ req }) => {
        const known = req.header('If-None-Match')
        return known !== undefined && known === etag ? new Response(null, { status: 304, headers: lean }) : send()
      })
    }
  }
  return getRequestListener(app.fetch)
}

const listeners: Readonly<Record<string, (path: string) => RequestListener>> = {
  http: createHttpListener,
  hono: createHonoListener,
  sirv: (folder) => sirv(folder, { brotli: true, gzip: true, etag: true }),
}

if (import.meta.main) {
  const [, , kind = '', path = ''] = process.argv
  const create = listeners[kind]
  if (!create) throw new Error(`There is no server of the kind "${kind}": ${Object.keys(listeners).join(', ')}`)
  createServer(create(path)).listen(Number(process.env['PORT']), '127.0.0.1')
}
