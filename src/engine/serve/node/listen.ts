import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Environment } from '#engine/model/config/parse-settings.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say, type Message } from '#lib/say/message.ts'

interface Address {
  port: number
  host: string
  /** The name of the setting with the port. */
  setting: string
  /** The number of a socket that is open already. */
  openSocket?: number | undefined
}

/** The first file that systemd passes. */
const firstPassed = 3

/**
 * The socket that systemd has opened for this process (socket activation). It stays open while the server is restarted:
 * connections wait, and none is refused.
 */
export function toPassedSocket(environment: Environment, processId: number): number | undefined {
  const isForUs = environment['LISTEN_PID'] === String(processId) && Number(environment['LISTEN_FDS']) >= 1
  return isForUs ? firstPassed : undefined
}

/** Opens the port of a server, and returns its number. @throws with a solution, where it is in use or not allowed */
export async function listen(server: Server, { port, host, setting, openSocket }: Address): Promise<number> {
  const listening = once(server, 'listening')
  server.listen(openSocket === undefined ? { port, host } : { fd: openSocket })
  try {
    await listening
  } catch (error) {
    throw new ProgramError(toMessage(error, { port, host, setting }), { cause: error })
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function toMessage(error: unknown, { port, host, setting }: Address): Message {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return say`Port ${String(port)} is in use. Stop the program that uses it, or choose another port: ${setting}=${String(port + 1)} npm start`
  }
  if (code === 'EACCES') {
    return say`Port ${String(port)} needs rights that this user lacks. Choose a port above 1023, behind a proxy: ${setting}=3000`
  }
  return say`Cannot listen on port ${String(port)} of ${host}: ${error instanceof Error ? error.message : String(error)}`
}
