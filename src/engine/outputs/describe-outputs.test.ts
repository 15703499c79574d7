import { expect, test } from 'vitest'
import { parts } from '#engine/graph/parts.ts'
import { describeMade, describeOutput, describeRead, describeReason } from './describe-outputs.ts'

test.each<[(key: string) => unknown, string, string]>([
  [describeOutput, 'page vi/tin-tuc', 'page vi/tin-tuc'],
  [describeOutput, 'card en/tin-tuc', 'social image en/tin-tuc'],
  [describeOutput, 'gone vi', 'page for what was taken down (vi)'],
  [describeOutput, 'something else', 'something else'],
  [describeRead, 'news/a vi.head', 'news/a: title and summary (vi)'],
  [describeRead, 'pages/tin-tuc state', 'pages/tin-tuc: status and lists'],
  [describeRead, 'derived newest 3 news of /tin-tuc', 'the newest 3 of news on /tin-tuc'],
  [describeRead, 'derived reports by issuer', 'what is worked out of other content (reports by issuer)'],
  [describeRead, 'settings', 'the settings'],
  [describeReason, 'new', 'it is new'],
  [describeReason, 'code, news/a facts', 'the code, news/a: facts'],
  [describeMade, '1593 outputs made, 0 removed', '1,593 outputs made, 0 removed'],
  [describeMade, 'something else', 'something else'],
])('%o of %s', (toMessage, key, words) => {
  expect(String(toMessage(key))).toBe(words)
})

test.each(parts.filter((part) => part !== 'value'))('the part %s has words', (part) => {
  expect(describeRead(`news/a ${part}`).text).not.toBe('{0}')
})
