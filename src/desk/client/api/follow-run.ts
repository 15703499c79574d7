import type { RunEvent } from '../../protocol/changes.ts'

/** How often in a row contact may fail before it is called lost. */
const mostFailures = 3

interface Listener {
  onEvent: (event: RunEvent) => void
  onLost: () => void
}

/** Tells of each event of a run until its end. */
export function followRun(url: string, { onEvent, onLost }: Listener): void {
  const source = new EventSource(url)
  let failures = 0
  let last = -1
  source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
    failures = 0
    // After a break some may be told again.
    const number = lastEventId === '' ? last + 1 : Number(lastEventId)
    if (number <= last) return
    last = number
    const event = JSON.parse(data) as RunEvent // written by the server of the same program
    if (event.kind === 'end') source.close()
    onEvent(event)
  })
  source.addEventListener('error', () => {
    failures += 1
    if (failures < mostFailures && source.readyState !== EventSource.CLOSED) return
    source.close()
    onLost()
  })
}
