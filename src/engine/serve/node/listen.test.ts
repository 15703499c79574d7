import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen, toPassedSocket } from './listen.ts'

test.each([
  [{}, undefined],
  [{ LISTEN_PID: '7', LISTEN_FDS: '1' }, 3],
  [{ LISTEN_PID: '7', LISTEN_FDS: '2' }, 3],
  [{ LISTEN_PID: '7', LISTEN_FDS: '0' }, undefined],
  [{ LISTEN_PID: '7' }, undefined],
  [{ LISTEN_PID: '8', LISTEN_FDS: '1' }, undefined],
])('process 7 with %j: socket %s', (environment, socket) => {
  expect(toPassedSocket(environment, 7)).toBe(socket)
})

test('a port that is in use, and a host that is none: what to do', async () => {
  const [first, second] = [createServer(), createServer()]
  const address = { host: '127.0.0.1', setting: 'SERVER_METRICS_PORT' }
  const port = await listen(first, { ...address, port: 0 })
  await expect(listen(second, { ...address, port })).rejects.toThrow(`SERVER_METRICS_PORT=${port + 1} npm start`)
  await expect(listen(createServer(), { ...address, port: 0, host: '192.0.2.1' })).rejects.toThrow(
    /^Cannot listen on port 0 of 192\.0\.2\.1: /,
  )
  first.close()
  await once(first, 'close')
})
