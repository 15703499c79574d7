import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port that is free at the moment. Each server needs its own, because test files run in parallel. Below the ports that Linux
 * gives to outgoing connections, one of which could take it before the server does.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return findFreePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
