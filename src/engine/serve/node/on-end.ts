import { constants } from 'node:os'

type EndSignal = 'SIGINT' | 'SIGTERM'

interface EndHandlers {
  /** A first signal: a graceful stop. */
  onSignal: (signal: EndSignal) => void
  /** An error that nothing caught. The state is unknown: what is in flight may end, and a supervisor starts a new process. */
  onCrash: () => void
}

/** A signal again within this time is the same one: Ctrl+C comes from the terminal, and once more from npm. */
const sameSignal = 500

/** A second signal ends the process at once. */
export function onEnd({ onSignal, onCrash }: EndHandlers): void {
  let first: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      const now = performance.now()
      if (first === undefined) {
        first = now
        onSignal(signal)
      } else if (now - first > sameSignal) {
        process.exit(128 + constants.signals[signal])
      }
    })
  }
  // There is nothing to reload: releases are followed, and the log is the standard output. Only a closed terminal ends it.
  if (!process.stdin.isTTY) process.on('SIGHUP', () => undefined)
  process.on('uncaughtException', (error) => {
    console.error(error)
    if (first !== undefined) return
    first = performance.now()
    onCrash()
  })
}
