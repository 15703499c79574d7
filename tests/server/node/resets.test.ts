import { expect, test } from 'vitest'
import { openConnection, toGet, toStatus } from './raw-connection.ts'
import { resetConnections } from './reset-connections.ts'
import { asInProduction, startServer } from './running-server.ts'

// L6 of the quality bars: no event of a socket ends the process. A minute in the full run.

const seconds = process.env['E2E_FULL'] === '1' ? 60 : 1
const clients = 20
/** In MB, from one phase to the next. */
const mostGrowth = 40

test(`connections that are reset at any moment, for ${seconds} s: the server stands, and its memory does not grow`, async () => {
  const server = await startServer(asInProduction)
  let connections = 0
  const resetFor = async (milliseconds: number) => {
    const end = performance.now() + milliseconds
    do connections += await resetConnections(server.port, clients)
    while (performance.now() < end)
    return server.readMemory()
  }
  // At first caches fill, and code is compiled: on a busy machine for longer. What leaks grows in each of the phases.
  const memory = [await resetFor(seconds * 500)]
  const grown = () => (memory.at(-1) ?? 0) - (memory.at(-2) ?? 0)
  do memory.push(await resetFor(seconds * 500))
  while (grown() >= mostGrowth && memory.length < 5)
  console.info(`${connections} resets: ${memory.map(Math.round).join(', ')} MB`)
  const visitor = await openConnection(server.port)
  visitor.send(toGet('/ve-shs', 'Connection: close\r\n'))
  await visitor.closed
  expect(toStatus(visitor.received())).toBe(200)
  await server.stop()
  expect(await server.ended).toBe(0)
  expect(server.stderr()).toBe('')
  expect(grown()).toBeLessThan(mostGrowth)
})
