import { expect, test } from 'vitest'
import { findSettingProblems, type FirmSettings } from './find-setting-problems.ts'
import { readFirmSettings } from './read-firm-settings.ts'

const current = readFirmSettings()
const { themeColor } = current

const examine = (changes: Partial<FirmSettings>) =>
  findSettingProblems({ ...current, ...changes }).map(({ file, message }) => `${file} ${String(message)}`)

test('what repeats the settings of the firm says the same', () => {
  expect(examine({})).toEqual([])
})

test.each<[what: string, changes: Partial<FirmSettings>, found: string[]]>([
  [
    'another dark ground',
    { files: { ...current.files, sheet: current.files.sheet.replaceAll(themeColor, '#101020') } },
    [
      `src/brand/firm.ts "themeColor" is ${themeColor}, and the settings of the firm say #101020: write one of them in both`,
    ],
  ],
  [
    'another logo',
    { logoColor: '#101020' },
    ['src/brand/logo.ts "square.color" is #101020, ', 'public/favicon.svg "fill" is '],
  ],
  [
    'another name',
    { siteName: 'ABC' },
    ['public/site.webmanifest "name" is ', 'public/site.webmanifest "short_name" is '],
  ],
  ['another address', { origin: 'https://abc.example' }, ['public/.well-known/security.txt "Canonical" is ']],
  [
    'a manifest that cannot be read',
    { files: { ...current.files, manifest: '{' } },
    ['"name" is "", ', '"short_name" is "", ', '"theme_color" is "", '],
  ],
])('%s is told where it is repeated', (_what, changes, found) => {
  expect(examine(changes)).toEqual(found.map((one) => expect.stringContaining(one)))
})
