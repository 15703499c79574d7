import { problemsOf, text, type Changes } from '#engine/content/content-fixture.ts'

// Meetings for tests.

export const disclosure = (name: string, publishedAt: string, documentDate = '2026-01-01'): Changes => ({
  [`disclosures/${name}/entry.yaml`]: `code: dinh-ky\nrefNo: "${name}"\ndocumentDate: ${documentDate}\ndiscloser: { vi: a, en: a }\nlegalBasis: { vi: a, en: a }\npublishedAt: ${publishedAt}\n`,
  [`disclosures/${name}/vi.md`]: text(),
  [`disclosures/${name}/en.md`]: text(),
})

export const papers: Changes = {
  ...disclosure('thu-moi', '2026-03-27T16:30+07:00'),
  ...disclosure('nghi-quyet', '2026-04-20T17:40+07:00'),
}

export const facts = `year: 2026
kind: thuong-nien
recordDate: 2026-03-19
opensAt: 2026-04-20T14:00+07:00
place: { vi: a, en: a }
form: ket-hop
papers:
  - { kind: thu-moi, disclosure: thu-moi }
  - { kind: nghi-quyet, disclosure: nghi-quyet }
results:
  attendance: "70.00"
  resolutions:
    - title: { vi: a, en: a }
      approve: "97.50"
      against: "1.50"
      abstain: "1.00"
publishedAt: 2026-04-20T17:40+07:00
`

export const meeting = (from = '', to = '', name = 'a', abstain = 'abstain: "1.00"'): Changes => ({
  ...papers,
  [`meetings/${name}/entry.yaml`]: facts.replace(from, to).replace('abstain: "1.00"', abstain),
  [`meetings/${name}/vi.md`]: text(),
  [`meetings/${name}/en.md`]: text(),
})

/** Without what the rules of disclosure say of papers that are late or missing, and `checkMoves`, which has cases of its own. */
export const ownProblemsOf = async (changes: Changes) =>
  (await problemsOf(changes)).filter((problem) => !/\(meeting-|no notice names/.test(problem))
