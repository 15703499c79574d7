import { spawn } from 'node:child_process'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import type { SiteCommand } from './site-commands.ts'

const installing = 'src/desk/setup.js'

/** Runs a command, after what it needs. @returns the status with which it ended, or the first program before it that failed */
export async function runCommand(command: SiteCommand, given: readonly string[]): Promise<number> {
  const { program, args = [], isSetUp, first = [] } = command
  const isAsking = given.some((arg) => arg === '--help' || arg === '-h')
  const before = [...(isSetUp ? [[installing]] : []), ...first]
  for (const words of isAsking ? [] : before) {
    const status = await runNode(words)
    if (status !== 0) return status
  }
  return runNode([program, ...args, ...given])
}

const hold = () => undefined

/** Ctrl+C reaches both processes: this one waits for the end of the other, and hands on what only it was sent. */
function runNode(words: readonly string[]): Promise<number> {
  return new Promise((end) => {
    const child = spawn(process.execPath, words, { stdio: 'inherit' })
    const handOn = () => child.kill('SIGTERM')
    process.on('SIGINT', hold)
    process.on('SIGTERM', handOn)
    child.once('error', (error) => {
      console.error(told(say`${words[0]} could not be started: ${error.message}`))
      end(1)
    })
    child.once('close', (status, signal) => {
      process.off('SIGINT', hold)
      process.off('SIGTERM', handOn)
      end(status ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}
