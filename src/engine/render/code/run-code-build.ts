import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeRoot } from '#engine/content/disk/code-root.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

const program = fileURLToPath(new URL('./build-code-cli.ts', import.meta.url))

/**
 * Builds the code in a process of its own: its memory is free afterwards, and this process can do something else meanwhile.
 * What is wrong with the code, that process prints.
 * @throws {ProgramError} if the code cannot be built
 */
export async function runCodeBuild(directory: string): Promise<void> {
  const child = spawn(process.execPath, [program, resolve(directory)], {
    cwd: resolve(codeRoot),
    stdio: ['ignore', 'inherit', 'inherit'],
    // Vite and React read their mode from here; the value of the caller's environment must not change the output.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [status, signal]: unknown[] = await once(child, 'exit')
  if (status !== 0)
    throw new ProgramError(say`The code could not be built: ${status === null ? String(signal) : say`see above`}`)
}
