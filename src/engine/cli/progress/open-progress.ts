import { createProgress, type Progress } from './create-progress.ts'

/** The part of a stream such as `process.stdout`. */
export interface ProgressStream {
  write(text: string): unknown
  isTTY?: boolean
  columns?: number
}

/**
 * The progress of a program on its output. In CI and on terminals that cannot move the cursor, it prints plain lines.
 * @param environment `process.env`
 */
export function openProgress(stream: ProgressStream, environment: NodeJS.ProcessEnv): Progress {
  return createProgress({
    write: (text) => void stream.write(text),
    isTerminal: stream.isTTY === true && !environment.CI && environment.TERM !== 'dumb',
    // Some terminals report no width, or 0.
    columns: () => stream.columns || 80,
    now: () => performance.now(),
    later: (run, delay) => void setTimeout(run, delay).unref(),
  })
}
