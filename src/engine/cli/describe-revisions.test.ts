import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { toWords } from '#lib/say/message.ts'
import { describeRevisions } from './describe-revisions.ts'

const directory = mkdtempSync(join(tmpdir(), 'revisions-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const files = {
  'disclosures/a/entry.yaml': 'code: a\n',
  'disclosures/b/entry.yaml': 'corrects: { entry: a, reason: { vi: a, en: a } }\n',
  'disclosures/c/entry.yaml': 'supersedes: b\n',
  'disclosures/d/entry.yaml': 'corrects: [\n',
  'disclosures/README.md': '',
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(directory, path)), { recursive: true })
  writeFileSync(join(directory, path), text)
}

const isLeft = (folder: string, by: string) =>
  `${folder} had been corrected or replaced by ${by}: its page says so, and not what was right. Leave that folder in the content, by which that is known`
const mayRepeat = (folder: string, of: string) =>
  expect.stringMatching(
    new RegExp(`^${folder} corrects or replaces ${of}, and stays: .* take it down too where they do$`),
  )

test.each<[string, boolean, unknown[]]>([
  ['disclosures/a', true, [mayRepeat('disclosures/b', 'disclosures/a')]],
  [
    'disclosures/b',
    true,
    [
      `${isLeft('disclosures/a', 'disclosures/b')}. To say again what is right, without what had to go: npm run disclose -- correct disclosures/a`,
      mayRepeat('disclosures/c', 'disclosures/b'),
    ],
  ],
  ['disclosures/c', false, [isLeft('disclosures/b', 'disclosures/c')]],
  ['disclosures/d', true, []],
  ['disclosures/none', true, []],
  ['pages/ve-shs', false, []],
])('where %s is taken down', (folder, isDisclosed, expected) => {
  expect(describeRevisions({ directory, folder, isDisclosed }).map((one) => toWords(one))).toEqual(expected)
})
