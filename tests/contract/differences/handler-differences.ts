import type { Differences } from './difference.ts'

export const handlerDifferences: Differences = {
  rows: {
    'method: TRACE': { reason: 'the standard forbids a Request with this method', expected: 'unable' },
  },
}
