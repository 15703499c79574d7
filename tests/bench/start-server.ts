import { findPort } from '../releases/project.ts'
import { siteEnvironment } from '../site/site.ts'
import { pollUntil } from './poll-until.ts'
import { startProgram, type RunningProgram } from './start-program.ts'

export interface MeasuredServer {
  program: RunningProgram
  origin: string
  /** From the start of the process until the first answer. */
  firstAnswerMs: number
}

/** Starts the server on the output of a project, and waits for its first answer. */
export async function startServer(directory: string): Promise<MeasuredServer> {
  const port = await findPort()
  const origin = `http://127.0.0.1:${port}`
  const environment = { ...siteEnvironment, PORT: String(port), HOST: '127.0.0.1' }
  const program = await startProgram({ args: ['src/engine/serve/node.ts'], directory, environment })
  try {
    const firstAnswerMs = await pollUntil(
      () => 'an answer of the server',
      () => isAnswered(origin),
    )
    return { program, origin, firstAnswerMs }
  } catch (error) {
    await program.stop()
    throw new Error(`The server printed: ${program.output()}`, { cause: error })
  }
}

async function isAnswered(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/`)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false // it does not listen yet
  }
}
