import type { Store } from '#model/config/store.ts'
import type { FindAnswer } from './search-page.ts'

/** The search of releases, from the files of their index. */
export function createSearchReader(_store: Store): FindAnswer {
  return () => Promise.reject(new Error('not yet'))
}
