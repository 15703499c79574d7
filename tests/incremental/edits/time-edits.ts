import type { ApplyEdit, Edits } from './edit.ts'
import { listEntries } from './entry-files.ts'
import { toInstant, type SiteState } from './site-state.ts'

const hourMs = 3_600_000
const offsetMs = 7 * hourMs
const dayMs = 24 * hourMs

const to = (state: SiteState, moment: Date) => ({ state: { ...state, moment }, what: toInstant(moment) })

const pass =
  (toMs: (number: number) => number): ApplyEdit =>
  (state, { number }) =>
    to(state, new Date(state.moment.getTime() + toMs(number)))

const set = (name: string, values: readonly [string | undefined, ...(string | undefined)[]]): ApplyEdit => {
  return (state, picks) => {
    const { [name]: _, ...others } = state.settings
    const value = picks.of(values)
    return {
      state: { ...state, settings: value === undefined ? others : { ...others, [name]: value } },
      what: `${name}=${value ?? ''}`,
    }
  }
}

/** Passing of time, changes of settings, and returns to the release before. */
export const timeEdits: Edits = {
  'let minutes pass': pass((number) => (1 + (number % 90)) * 60_000),
  'let days pass': pass((number) => (1 + (number % 40)) * dayMs),
  'let midnight pass': (state) => {
    const day = Math.floor((state.moment.getTime() + offsetMs) / dayMs) + 1
    return to(state, new Date(day * dayMs - offsetMs))
  },
  'let a scheduled moment pass': (state, picks) => {
    const times = listEntries(state.content)
      .filter(({ status }) => status === 'scheduled')
      .map(({ facts }) => Date.parse(String(facts.get('publishAt'))))
      .filter((time) => time > state.moment.getTime())
    const time = picks.target(times)
    // A second before it, at it, a second after it.
    return time === undefined ? undefined : to(state, new Date(time + picks.of([-1000, 0, 1000])))
  },
  'set the clock back': pass((number) => -(1 + (number % 300)) * 60_000),
  'return to the release before': (state) => ({ state, what: 'rollback', isRollback: true }),

  'change the address of the site': set('SITE_ORIGIN', [undefined, 'https://a.example', 'https://b.example']),
  'show labels of samples, or not': set('SITE_SAMPLE_NOTICE', [undefined, '0', '1']),
  'change the address of meetings': set('SITE_MEETING_URL', [undefined, 'https://hop.example/']),
  'change the source of icons': set('SITE_ICON_ENDPOINT', [undefined, 'https://icons.example']),
}
