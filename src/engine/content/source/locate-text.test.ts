import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locateText } from './locate-text.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
  await writeFile(
    join(folder, 'a.tsx'),
    'const a = t`Trang ${n}`\n<Trans>\n  Giá (ước tính)\n  của <b>{x}</b>\n</Trans>\n',
  )
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['Trang {0}', ':1:13'],
  ['Giá (ước tính) của <0>{x}</0>', ':3:3'],
  ['{total, plural, other {# mục}}', ''],
  ['Không có', ''],
])('%s', async (text, place) => {
  const file = join(folder, 'a.tsx')
  expect(await locateText(file, text)).toBe(file + place)
})

test('a file that does not exist is returned without a position', async () => {
  expect(await locateText('gone.tsx', 'Trang')).toBe('gone.tsx')
})
