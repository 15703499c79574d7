import { expect, test } from 'vitest'
import { toErrorDetails } from './error-details.ts'

const own = { message: 'Hệ thống đang bảo trì' }

test.each<[string, unknown, number, string | undefined]>([
  [
    'all three: the message in the data',
    { status: 503, statusText: 'Service Unavailable', data: own },
    503,
    own.message,
  ],
  ['no data: the status text', { status: 502, statusText: 'Bad Gateway' }, 502, 'Bad Gateway'],
  [
    'empty message in data: the status text',
    { status: 502, statusText: 'Bad Gateway', data: { message: '' } },
    502,
    'Bad Gateway',
  ],
  ['data without a message', { status: 502, statusText: 'Bad Gateway', data: {} }, 502, 'Bad Gateway'],
  ['data that is text', { status: 502, statusText: 'Bad Gateway', data: '<html>' }, 502, 'Bad Gateway'],
  ['a message that is no text', { status: 500, data: { message: 7 } }, 500, undefined],
  ['both empty', { status: 500, statusText: '', data: { message: '' } }, 500, undefined],
  ['blank', { statusText: '  ' }, 500, undefined],
  ['message without a status', { data: own }, 500, own.message],
  ['an Error: its message is not for visitors', new TypeError('Failed to fetch'), 500, undefined],
  [
    'an Error with the fields of a response',
    Object.assign(new Error('x'), { status: 504, data: own }),
    504,
    own.message,
  ],
  ['a status of success', { status: 200 }, 500, undefined],
  ['a status that is text', { status: '404' }, 500, undefined],
  ['a status that is a fraction', { status: 404.5 }, 500, undefined],
  ['a status that is too high', { status: 600 }, 500, undefined],
  ['null', null, 500, undefined],
  ['undefined', undefined, 500, undefined],
  ['text', 'boom', 500, undefined],
])('%s', (_case, thrown, status, message) => {
  expect(toErrorDetails(thrown)).toEqual({ status, message })
})
