import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutput } from '../site/read-output.ts'
import { openDisclosureDesk, type DisclosureDesk } from './disclosure-desk.ts'

// What becomes of everything else that was changed, where one entry is disclosed: each test follows those before it.

let desk: DisclosureDesk

const model = 'disclosures/bien-ban-va-nghi-quyet-dai-hoi-dong-co-dong-thuong-nien-2025'
const edited = 'news/ngay-hoi-gia-dinh-cua-nhan-vien-shs'
const committed = 'news/toa-dam-ve-cong-bo-thong-tin-song-ngu-cho-doanh-nghiep-niem-yet'
const pageOf = (id: string) => `/tin-tuc/${id.slice('news/'.length)}`

function addEntry(slug: string, status: string): string {
  const id = `disclosures/${slug}`
  cpSync(join(desk.content, model), join(desk.content, id), { recursive: true })
  desk.change(`content/${id}/entry.yaml`, (text) =>
    text
      .replace('06/2025', `${slug}/2026`)
      .replace('documentDate: 2025-04-24', 'documentDate: 2026-11-20')
      .replace(/publishedAt: .*/, status),
  )
  return id
}
const addSentence = (id: string, text: string) => desk.change(`content/${id}/vi.md`, (before) => `${before}\n${text}\n`)

beforeAll(async () => {
  desk = await openDisclosureDesk()
  desk.git('add', 'content')
  desk.git('commit', '--quiet', '--message', 'First')
  expect(desk.run('08:00', 'build')).toMatchObject({ status: 0 })
  addSentence(committed, 'Câu đã ghi nhận.')
  desk.git('commit', '--quiet', '--all', '--message', 'Second')
  addSentence(edited, 'Câu đang viết dở.')
  addEntry('z1', 'publishedAt: 2026-11-21T07:00+07:00')
  addEntry('z2', 'status: draft')
})
afterAll(() => desk.remove())

test('what is not committed stays as it was published, and is named; what is committed goes along, and is named too', () => {
  const receipt = join(desk.folder, '.git/receipt.txt')
  const { status, output } = desk.run('08:30', 'disclose', 'disclosures/z2', '--by', 'Hoa', '--receipt', receipt)
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(output).toContain(`\nAlso published: ${committed}\n`)
  expect(desk.read('.git/receipt.txt')).toContain(`\nAlso published: ${committed}\n`)
  expect(output).toContain(`\nOther changes wait: ${edited}. Commit them; npm run build publishes them\n`)
  expect(output).toMatch(
    /^disclosures\/z1 waits to be disclosed: npm run disclose -- disclosures\/z1 --by NAME --content \S+ --out \S+$/m,
  )
  const { pages, readPage } = readOutput(desk.out)
  expect(pages.has('/cong-bo-thong-tin/z2')).toBe(true)
  expect(pages.has('/cong-bo-thong-tin/z1')).toBe(false)
  expect(desk.read('dist/disclosures.jsonl')).not.toContain('disclosures/z1')
  expect(readPage(pageOf(committed), 'vi')).toContain('Câu đã ghi nhận.')
  expect(readPage(pageOf(edited), 'vi')).not.toContain('Câu đang viết dở.')
})

test('by a clock that is behind nothing is disclosed unawares', () => {
  const id = addEntry('z4', 'status: draft')
  const receipt = join(desk.folder, '.git/receipt.txt')
  const late = desk.run('08:10', 'disclose', id, '--by', 'Hoa')
  expect(late.status).toBe(1)
  const behind = /The clock says 21 November 2026, 08:10, and release \d+ is of 21 November 2026, 08:30/
  expect(late.output).toMatch(behind)
  expect(late.output).toContain('unset it, and type the same command')
  expect(desk.read(`content/${id}/entry.yaml`)).toMatch(/^status: draft$/m)
  const answered = desk.run('08:10', 'disclose', id, '--by', 'Hoa', '--clock-is-right', '--receipt', receipt)
  expect(answered).toMatchObject({ status: 0 })
  for (const text of [desk.read('.git/receipt.txt'), desk.git('log', '-1', '--format=%B')])
    expect(text).toMatch(new RegExp(`^--clock-is-right: ${behind.source}$`, 'm'))
})

test('an unknown number stops an entry while it can be mended; one that cannot wait is published with it, and the receipt says so', () => {
  const id = addEntry('z6', 'status: draft')
  const receipt = join(desk.folder, '.git/receipt.txt')
  addSentence(id, 'Đường dây nóng: 024 3999 0000.')
  const refused = desk.run('08:31', 'disclose', id, '--by', 'Hoa')
  expect(refused.status).toBe(1)
  expect(refused.output).toMatch(/z6\/vi\.md:\d+:\d+ The telephone number "?024 3999 0000"? /)
  const urgent = ['--urgent', '--reason', '24 giờ', '--receipt', receipt]
  const { status, output } = desk.run('08:31', 'disclose', id, '--by', 'Hoa', ...urgent)
  expect({ status, output }).toMatchObject({ status: 0 })
  for (const text of [output, desk.read('.git/receipt.txt'), desk.git('log', '-1', '--format=%B')])
    expect(text).toMatch(/^Published with a warning, because it is urgent: The telephone number .*024 3999 0000/m)
})

test('what needs something that waits is refused, and says so', () => {
  const id = addEntry('z3', 'status: draft')
  addSentence(id, '[z1](/cong-bo-thong-tin/z1)')
  const { status, output } = desk.run('08:31', 'disclose', id, '--by', 'Hoa')
  expect(status).toBe(1)
  expect(output).toMatch(/z3\/vi\.md:\d+:\d+ Dead link/)
  expect(output).toMatch(
    /It was read without what is not to be published with it: (?:\S+, )?disclosures\/z1\b.*\. Where it needs one of these, publish that first/,
  )
})

test('a report whose figures are not committed is not disclosed without them unawares', () => {
  const [id, year] = ['periodic-reports/bao-cao-moi', 'financials/2026-rieng']
  mkdirSync(join(desk.content, id))
  writeFileSync(join(desk.content, id, 'entry.yaml'), 'status: draft\n')
  desk.change(`content/${year}/entry.yaml`, (text) =>
    text.replace(/(?=^publishedAt)/m, '  - { period: Q4, report: bao-cao-moi }\n'),
  )
  const { status, output } = desk.run('08:32', 'disclose', id, '--by', 'Hoa')
  expect(status).toBe(1)
  expect(output).toMatch(
    /financials\/2026-rieng has figures that appear with periodic-reports\/bao-cao-moi, and is not committed\. Commit it first: git -C \S+ add financials\/2026-rieng, then git -C \S+ commit -m "…" -- financials\/2026-rieng\. Or publish periodic-reports\/bao-cao-moi without them: --urgent --reason "…"/,
  )
  expect(desk.read(`content/${id}/entry.yaml`)).toBe('status: draft\n')
})

test('figures that are not committed go along where they are named, in one release and one commit', () => {
  const [id, year] = ['periodic-reports/bao-cao-cung-so', 'financials/2026-rieng']
  cpSync(join(desk.content, 'periodic-reports/bao-cao-tai-chinh-rieng-quy-iii-2026'), join(desk.content, id), {
    recursive: true,
  })
  desk.git('checkout', '--quiet', '--', 'content/' + year)
  desk.change(`content/${id}/entry.yaml`, (text) =>
    text
      .replace('period: Q3', 'period: Q2')
      .replace('2026-09-30', '2026-06-30')
      .replace(/publishedAt: .*/, 'status: draft'),
  )
  addSentence(year, 'Cùng báo cáo.')
  const run = (...more: readonly string[]) => desk.run('08:33', 'disclose', id, '--by', 'Hoa', ...more)
  expect(run('--with', year, '--trailer', 'Ticket: 12')).toMatchObject({ status: 0 })
  expect(desk.git('show', '--name-only', '--format=%(trailers:key=Ticket,valueonly)').split('\n')).toEqual(
    expect.arrayContaining(['12', `content/${year}/vi.md`, `content/${id}/entry.yaml`, 'content/archive.lock']),
  )
  expect(desk.git('status', '--porcelain', `content/${year}`, `content/${id}`)).toBe('')
})

test('on a machine that has published nothing, the last commit says that the clock is behind', () => {
  const id = addEntry('z5', 'status: draft')
  rmSync(desk.out, { recursive: true })
  const { status, output } = desk.run('07:50', 'disclose', id, '--by', 'Hoa')
  expect(status).toBe(1)
  expect(output).toMatch(
    /The clock says 21 November 2026, 07:50, and the commit [0-9a-f]+ is of 21 November 2026, 08:33/,
  )
})

test('of what was published with a warning, and is recorded, nothing says again that it is to be changed', () => {
  const { status, output } = desk.run('08:33', 'build')
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(output).not.toContain('024 3999 0000')
})
