import { expect, test } from 'vitest'
import { describeMissingTexts } from './describe-missing-texts.ts'

const file = 'src/features/fees/fee-terms.ts'

test.each<[string, string, RegExp]>([
  [
    'a text of the source',
    'build.fees.channel.online',
    /^src\/features\/fees\/fee-terms\.ts:\d+:\d+ "Trực tuyến" is in no catalogue; run npm run site -- messages extract/,
  ],
  ['a text that is not found', 'build.x', /^src "build\.x" is in no catalogue/],
])('%s', async (_name, id, line) => {
  expect(await describeMissingTexts([id], [file])).toEqual([expect.stringMatching(line)])
})
