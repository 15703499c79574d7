import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashFile } from '#engine/content/disk/file-hashes.ts'
import { toKeptFolder } from '#engine/publish/open-kept.ts'
import { readOutput } from '../site/read-output.ts'
import { openDisclosureDesk, type DisclosureDesk } from './disclosure-desk.ts'

// Which code publishes what is urgent, where the code of the project has changed since the latest release. The project stays as it is
// here: what was kept of its code is changed in place of it.

const words = 'src/i18n/locales/vi/editors.po'
const model = 'disclosures/bien-ban-va-nghi-quyet-dai-hoi-dong-co-dong-thuong-nien-2025'
const urgent = ['--by', 'Hoa', '--urgent', '--reason', '24 giờ', '--lang', 'vi']

let desk: DisclosureDesk
let kept = ''

function addEntry(slug: string): string {
  const id = `disclosures/${slug}`
  cpSync(join(desk.content, model), join(desk.content, id), { recursive: true })
  desk.change(`content/${id}/entry.yaml`, (text) =>
    text
      .replace('06/2025', `${slug}/2026`)
      .replace('documentDate: 2025-04-24', 'documentDate: 2026-11-20')
      .replace(/publishedAt: .*/, 'status: draft'),
  )
  return id
}

/** Changes a file of the code that is kept, which others have too, and what is known of it. */
function changeKept(path: string, edit: (text: string) => string): void {
  const file = join(kept, 'code', path)
  const [text, before] = [readFileSync(file, 'utf8'), hashFile(file)]
  rmSync(file)
  writeFileSync(file, edit(text))
  const note = join(kept, 'code.json')
  writeFileSync(note, readFileSync(note, 'utf8').replace(before, hashFile(file)))
}

beforeAll(async () => {
  desk = await openDisclosureDesk()
  desk.git('add', 'content')
  desk.git('commit', '--quiet', '--message', 'First')
  expect(desk.run('08:00', 'build')).toMatchObject({ status: 0 })
  const contentDirectory = realpathSync(desk.content)
  kept = toKeptFolder({ contentDirectory, outDirectory: desk.out, cacheDirectory: desk.cache })
})
afterAll(() => desk.remove())

test('while the code is what was published, nothing is said of it', () => {
  const { status, output } = desk.run('08:30', 'disclose', addEntry('c1'), ...urgent)
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(output).not.toContain('Khẩn: mã')
})

test('code that has changed since is named, and what is urgent is published with the code of the latest release', () => {
  changeKept(words, (text) => text.replaceAll('msgstr "Công bố"', 'msgstr "Công bố bằng mã cũ"'))
  const { status, output } = desk.run('08:31', 'disclose', addEntry('c2'), ...urgent)
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(output).toMatch(
    /^Khẩn: mã của trang giữ nguyên như đã công bố, không phải dựng lại\n.*chưa (?:được )?công bố.*editors\.po/,
  )
  expect(output).toContain('Công bố bằng mã cũ: disclosures/c2')
  expect(output).not.toContain('Make pages')
  expect(readOutput(desk.out).pages.has('/cong-bo-thong-tin/c2')).toBe(true)
})

test('a copy of the code that is damaged is not run', () => {
  const file = join(kept, 'code', 'src/site/programs/disclose-program.ts')
  const text = readFileSync(file, 'utf8')
  rmSync(file)
  writeFileSync(file, `${text}\nthrow new Error('Damaged')\n`)
  const { status, output } = desk.run('08:32', 'disclose', addEntry('c3'), ...urgent)
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(output).not.toContain('bằng mã cũ')
})
