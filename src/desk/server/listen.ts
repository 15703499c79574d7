import { once } from 'node:events'
import { chmodSync, existsSync, lstatSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { toPassedSocket } from '#engine/serve/node/listen.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

type Answer = Parameters<typeof getRequestListener>[0]

/** Serves at a port of this machine alone. @throws {ProgramError} where the port is in use */
export async function listenAtPort(answer: Answer, port: number): Promise<Server> {
  const server = createServer(getRequestListener(answer))
  try {
    server.listen({ port, host: '127.0.0.1' })
    await once(server, 'listening')
  } catch (error) {
    throw new ProgramError(
      say`Port ${String(port)} cannot be used: ${String(error)}. Choose another one: --port ${String(port + 10)}`,
      {
        cause: error,
      },
    )
  }
  return server
}

/**
 * Serves at a Unix socket, which its owner and group alone may open: the group is that of the proxy. Where systemd has opened it, that one.
 * @param options `isPassed` is false for a socket that systemd does not open
 * @throws {ProgramError} where another program serves there, or what systemd passes is a port, at which headers prove nothing
 */
export async function listenAtSocket(answer: Answer, path: string, { isPassed } = { isPassed: true }): Promise<Server> {
  const server = createServer(getRequestListener(answer))
  const passed = isPassed ? toPassedSocket(process.env, process.pid) : undefined
  if (passed === undefined) await removeLeft(path)
  const former = process.umask(0o117)
  try {
    server.listen(passed === undefined ? { path } : { fd: passed })
    await once(server, 'listening')
  } catch (error) {
    throw new ProgramError(say`The socket ${path} cannot be opened: ${String(error)}`, { cause: error })
  } finally {
    process.umask(former)
  }
  if (passed === undefined) chmodSync(path, 0o660)
  else if (typeof server.address() === 'object' && server.address() !== null) {
    server.close()
    throw new ProgramError(
      say`systemd passes a port, and the desk behind a proxy takes a Unix socket alone: ListenStream=/run/desk/desk.sock`,
    )
  }
  return server
}

/** Removes the socket of a program that was stopped. */
async function removeLeft(path: string): Promise<void> {
  if (!existsSync(path)) return
  if (!lstatSync(path).isSocket())
    throw new ProgramError(say`${path} is no socket: it stays as it is. Choose another name`)
  const isServed = await new Promise<boolean>((resolve) => {
    const probe = connect(path)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
  if (isServed) throw new ProgramError(say`Another program serves at ${path}`)
  rmSync(path)
}
