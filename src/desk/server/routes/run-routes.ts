import { streamSSE } from 'hono/streaming'
import { say } from '#lib/say/message.ts'
import { Refused } from '../../refusal/refused.ts'
import type { AddRoutes } from '../../services/services.ts'

/** In milliseconds: proxies end what says nothing for a minute. */
const beat = 20_000

/** Work that goes on, as events: those before first, so that a window that is loaded again misses none. */
export const addRunRoutes: AddRoutes = (app, { runs }) => {
  app.get('/api/runs/:id', (context) => {
    const stopped = new AbortController()
    const events = runs.follow(context.req.param('id'), stopped.signal)
    if (!events) throw new Refused(404, say`There is no such run any more`)
    // The number of the last event that a window has, where its connection was cut.
    const after = Number.parseInt(context.req.header('last-event-id') ?? '-1', 10)
    return streamSSE(context, async (stream) => {
      stream.onAbort(() => stopped.abort())
      const timer = setInterval(() => void stream.write(': \n\n'), beat)
      try {
        let number = 0
        for await (const event of events) {
          if (number > after) await stream.writeSSE({ id: String(number), data: JSON.stringify(event) })
          number++
        }
      } finally {
        clearInterval(timer)
      }
    })
  })
}
