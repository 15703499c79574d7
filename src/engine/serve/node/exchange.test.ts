import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { toExchange, type Exchange } from './exchange.ts'

interface Case {
  url?: string
  forwardedFor?: string
  isProxyTrusted?: boolean
}

function toTestExchange({ url = '/', forwardedFor, isProxyTrusted = false }: Case): Exchange {
  const socket = new Socket()
  const incoming = new IncomingMessage(socket)
  incoming.url = url
  incoming.method = 'GET'
  if (forwardedFor !== undefined) incoming.headers['x-forwarded-for'] = forwardedFor
  const connection = { socket, sentBefore: 0 }
  const outgoing = new ServerResponse(incoming)
  return toExchange({ incoming, outgoing, connection, start: performance.now(), release: 1, isProxyTrusted })
}

test.each([
  ['/', '/'],
  ['/tin?q=secret', '/tin'],
  ['/tin#secret', '/tin'],
  ['/?q=a?b', '/'],
  ['/%3Fa', '/%3Fa'],
  ['http://a.example/tin?q=secret', '/tin'],
  ['https://name:secret@a.example?q=secret', ''],
  ['*', '*'],
  [`/${'a'.repeat(5000)}`, `/${'a'.repeat(1023)}`],
])('the path of %s', (url, path) => {
  expect(toTestExchange({ url }).path).toBe(path)
})

test.each([
  [{ forwardedFor: '203.0.113.7' }, undefined],
  [{ forwardedFor: '203.0.113.7', isProxyTrusted: true }, '203.0.113.7'],
  [{ forwardedFor: '10.9.9.9, 203.0.113.7', isProxyTrusted: true }, '203.0.113.7'],
  [{ isProxyTrusted: true }, undefined],
])('the address of %j', (request, address) => {
  expect(toTestExchange(request).address).toBe(address)
})

test('a client that leaves before there is a response', () => {
  expect(toTestExchange({})).toMatchObject({ status: 499, bytes: 0, isComplete: false })
})
