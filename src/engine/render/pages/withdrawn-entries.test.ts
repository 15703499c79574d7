import { beforeAll, expect, test } from 'vitest'
import { problemsOf, readWith, text, type Changes } from '#engine/content/content-fixture.ts'
import { toPayloadContext, toPayloads } from '#engine/graph/payload-context-fixture.ts'

// What is withdrawn and has no page of its own is on no page: no page may link to where it was.

const published = 'publishedAt: 2026-10-12T08:30+07:00\n'
const withdrawn =
  'status: withdrawn\nwithdrawal: { at: 2026-11-01T09:00+07:00, reason: { vi: Nhầm., en: In error. } }\n'

const entry = (folder: string, fields: string): Changes => ({
  [`${folder}/entry.yaml`]: fields + published,
  [`${folder}/vi.md`]: text(),
})

const leader = (slug: string, more = '') =>
  entry(
    `leaders/${slug}`,
    `roles: [{ body: ban-dieu-hanh, role: tong-giam-doc, from: 2024-01-01${more === '' ? '' : ', to: 2025-01-01'} }]\n${more}`,
  )

/** Each of these refers to an entry that is there and to one that is withdrawn. */
const changes: Changes = {
  ...entry('terms/con-lai', 'english: A\nrelated: [mat-roi, cung-con]\n'),
  ...entry('terms/cung-con', 'english: B\n'),
  ...entry('terms/mat-roi', `english: C\n${withdrawn}`),
  ...entry('knowledge/a', 'category: nhap-mon\nlevel: co-ban\nterms: [con-lai, mat-roi]\n'),
  ...leader('dang-lam'),
  ...leader('da-rut', withdrawn),
  ...entry('units/goc', 'kind: ho-tro\norder: 1\nhead: dang-lam\n'),
  ...entry('units/duoi', 'kind: ho-tro\norder: 1\nparent: goc\nhead: da-rut\n'),
}

const payloads = new Map<string, string>()
beforeAll(async () => {
  const read = await readWith(changes)
  for (const payload of toPayloads(toPayloadContext(read))) {
    payloads.set(payload.address.path, JSON.stringify(payload))
  }
})

const linked = (slug: string) => new RegExp(`"(?:slug|anchor)":"${slug}"`)

test.each([
  ['/ho-tro/kien-thuc/thuat-ngu', 'cung-con', 'mat-roi'],
  ['/ho-tro/kien-thuc/a', 'con-lai', 'mat-roi'],
  ['/ve-shs/co-cau-to-chuc', 'dang-lam', 'da-rut'],
  ['/ve-shs/doi-ngu-lanh-dao', 'dang-lam', 'da-rut'],
])('%s links to %s, and not to %s, which is withdrawn', (path, shown, lost) => {
  expect(payloads.get(path)).toMatch(linked(shown))
  expect(payloads.get(path)).not.toMatch(linked(lost))
})

test('editors are told of references to them', async () => {
  const lost = 'is withdrawn, and no page shows it any more; name another, or remove the reference'
  const problems = (await problemsOf(changes)).filter((problem) => problem.includes('withdrawn'))
  expect(problems.toSorted()).toEqual([
    `knowledge/a/entry.yaml:3:18 warning: "terms.1": terms/mat-roi ${lost}`,
    `terms/con-lai/entry.yaml:2:11 warning: "related.0": terms/mat-roi ${lost}`,
    `units/duoi/entry.yaml:4:7 warning: "head": leaders/da-rut ${lost}`,
  ])
})

test('a link in a text to a withdrawn entry is an error', async () => {
  const linked = { 'knowledge/a/vi.md': text('[C](/ho-tro/kien-thuc/thuat-ngu#mat-roi)') }
  expect(await problemsOf({ ...changes, ...linked })).toContainEqual(
    expect.stringContaining('knowledge/a/vi.md:6:5 Dead link: /ho-tro/kien-thuc/thuat-ngu has no heading "#mat-roi"'),
  )
})
