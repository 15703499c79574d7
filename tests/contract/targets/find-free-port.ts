import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that is free at the moment. Each server needs its own, because test files run in parallel. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port was given')
  return address.port
}
