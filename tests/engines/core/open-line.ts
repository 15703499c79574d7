import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a server, which can be cut: drivers differ in how they go offline, or cannot. */
export async function openLine(target: URL) {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => open.delete(one))
      one.pipe(other)
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('no port was given')
    return address.port
  }
  const cut = async () => {
    for (const socket of open) socket.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  const port = await listen(0)
  return { origin: `http://127.0.0.1:${port}`, cut, mend: () => listen(port) }
}
