import type { Differences, RowDifference } from './difference.ts'

/** The standard of HTTP has neither in an address. Browsers write both in other signs. */
const malformed: RowDifference = {
  reason: 'a backslash or a byte above 127 in the request line is refused before the handler sees it',
  expected: {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Location: null },
    shows: [],
  },
}

export const nodeDifferences: Differences = {
  rows: {
    'traversal: /..\\..\\..\\etc\\passwd': malformed,
    'traversal: /assets/....\\/....\\/etc/passwd': malformed,
    'odd address: /\\evil.test': malformed,
    'odd address: /\u00fc\u00ff': malformed,
  },
}
