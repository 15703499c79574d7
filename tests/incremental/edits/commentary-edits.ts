import { textOf, withFiles } from '../content-files.ts'
import { ofContent, type Edits } from './edit.ts'
import { listEntries, withFacts, withoutFolder } from './entry-files.ts'

/** The session that the commentary of the small content is about, and how it closed. */
const session = '2026-11-18'
const close = '1206.00'

const folder = `commentary/sau-phien-${session}`
const facts = `sessionDate: ${session}
kind: sau-phien
outlook: tich-cuc
levels: { support: "1190", resistance: "1230" }
indicesOf: ${session}
indices:
  - { name: MH-Index, close: "${close}", change: "6.00", changePercent: "0.50", volume: "700", value: "17000" }
publishedAt: ${session}T16:30+07:00
sample: true
`
const text = '---\ntitle: Phiên sau\nsummary: Tóm tắt phiên sau.\n---\n\nMột đoạn về phiên sau.\n'

/** Changes of what is known of a session, which other pages show: the commentary on it, its row, the score. */
export const commentaryEdits: Edits = {
  'change the levels of a commentary': ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, 'commentary'))
    if (!entry) return undefined
    const levels = { support: String(1100 + (picks.number % 100)), resistance: String(1205 + (picks.number % 10)) }
    return { content: withFacts(content, entry, { levels }), what: `${entry.folder}: ${levels.resistance}` }
  }),

  'change an outlook': ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, 'commentary'))
    if (!entry) return undefined
    const outlook = picks.of(['tich-cuc', 'trung-tinh', 'than-trong'])
    return { content: withFacts(content, entry, { outlook }), what: `${entry.folder}: ${outlook}` }
  }),

  'state the close of a session, or not': ofContent((content, picks) => {
    const entries = listEntries(content, 'commentary')
    const entry = picks.target(entries.filter(({ facts }) => facts.get('kind') === 'truoc-phien'))
    if (!entry) return undefined
    const closeAfter = entry.facts.has('closeAfter') ? undefined : { date: session, close }
    return { content: withFacts(content, entry, { closeAfter }), what: `${entry.folder}: ${closeAfter?.close}` }
  }),

  'add the commentary after a session, or remove it': ofContent((content) => {
    const isThere = textOf(content, `${folder}/entry.yaml`) !== undefined
    const files = { [`${folder}/entry.yaml`]: facts, [`${folder}/vi.md`]: text }
    return { content: isThere ? withoutFolder(content, folder) : withFiles(content, files), what: folder }
  }),
}
