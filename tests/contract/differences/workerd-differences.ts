import type { Differences, RowDifference } from './difference.ts'

const wholeUrl: RowDifference = {
  reason: 'the socket of workerd takes paths alone; Cloudflare’s own servers, which are before it, take whole URLs',
  expected: 'unable',
}

export const workerdDifferences: Differences = {
  rows: {
    'host: an absolute address': wholeUrl,
    'host: an absolute address that is not found': wholeUrl,
    'range: If-Range that is empty is another version': {
      reason: 'the runtime drops headers without a value before the handler sees them',
      expected: {
        status: 206,
        headers: { 'Content-Range': /^bytes 0-99\/\d+$/, 'Content-Length': '100' },
        body: { file: '/video/stair.mp4', from: 0, to: 99 },
      },
    },
    'odd address: /\u00fc\u00ff': {
      reason:
        'bytes above 127, which an address must not have, are shown in another encoding on the page that is not found',
      expected: {},
    },
  },
}
