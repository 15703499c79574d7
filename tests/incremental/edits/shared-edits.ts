import { mapLocales } from '#engine/model/locale/locale.ts'
import { withFiles } from '../content-files.ts'
import { ofContent, type ApplyEdit, type Edits } from './edit.ts'
import { listEntries, withFacts, withTexts, type TextChange } from './entry-files.ts'

/** Changes all texts of an entry of a collection. */
const inTexts = (collection: string, toChange: (number: number) => TextChange): ApplyEdit =>
  ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, collection))
    return entry && { content: withTexts(content, entry, () => toChange(picks.number)), what: entry.folder }
  })

/** Sets a field of an entry of a collection. */
const inFacts = (collection: string, toFields: (number: number) => Record<string, unknown>): ApplyEdit =>
  ofContent((content, picks) => {
    const entry = picks.target(listEntries(content, collection))
    return entry && { content: withFacts(content, entry, toFields(picks.number)), what: entry.folder }
  })

/** Changes of entries without a page of their own: they are shown on pages that many entries share. */
export const sharedEdits: Edits = {
  'rename a term': inTexts('terms', (number) => ({ matter: { title: `Thuật ngữ ${number}` } })),
  'explain a term anew': inTexts('terms', (number) => ({ matter: { summary: `Giải thích ${number}.` } })),
  'change the English of a term': inFacts('terms', (number) => ({ english: `Term ${number}` })),
  'change a question': inTexts('faqs', (number) => ({ matter: { title: `Câu hỏi ${number}?` } })),
  'change an answer': inTexts('faqs', (number) => ({ body: (body) => `${body}\nThêm ${number}.\n` })),
  // Each question of a category has its own number; the others are below 1000.
  'change the order of questions': inFacts('faqs', (number) => ({ order: 1000 + number })),
  'change a fee schedule': inTexts('fees', (number) => ({ matter: { summary: `Biểu phí ${number}.` } })),
  'change a leader': inTexts('leaders', (number) => ({ matter: { title: `Thành viên ${number}` } })),
  'change a unit': inTexts('units', (number) => ({ matter: { title: `Đơn vị ${number}` } })),
  'change the order of units': inFacts('units', (number) => ({ order: number })),
  // The head office has the number of the profile.
  'change an office': inFacts('offices', (number) => ({
    phones: ['+842431000000', `+8424310${String(number).padStart(5, '0')}`],
  })),
  'change a milestone': inTexts('milestones', (number) => ({ matter: { summary: `Cột mốc ${number}.` } })),
  'rename a notice of services': inTexts('service-notices', (number) => ({ matter: { title: `Thông báo ${number}` } })),
  // From a day ahead of the site's moment to its start, so that bands come and go as time passes.
  'move planned work': ofContent((content, picks) => {
    const work = listEntries(content, 'service-notices').find(({ facts }) => facts.get('kind') === 'bao-tri')
    const day = 21 + (picks.number % 8)
    const hour = String(picks.number % 24).padStart(2, '0')
    return (
      work && { content: withFacts(content, work, { startsAt: `2026-11-${day}T${hour}:00+07:00` }), what: work.folder }
    )
  }),
  'change the redirects': ofContent((content, { number }) => ({
    content: withFiles(content, {
      'redirects.yaml': `/cu-${number}: /ve-shs\n/cu/*: /tin-tuc/*\n/?p=${number % 7}: /ve-shs\n`,
    }),
    what: 'redirects.yaml',
  })),
  'change the menus': ofContent((content, { number }) => ({
    content: withFiles(content, {
      'menus.yaml': `menus:\n  - to: /ve-shs\n    label: { vi: Mục ${number}, en: Item ${number} }\n    positions: [nav-bar]\n`,
    }),
    what: 'menus.yaml',
  })),
  'rename an issuer': inTexts('issuers', (number) => ({ matter: { title: `Doanh nghiệp ${number}` } })),
  'change the value of a deal': inFacts('deals', (number) => ({ value: String(1 + number) })),
  'change the profile': ofContent((content, picks) => {
    const profile = listEntries(content, 'profile')[0]
    if (!profile) return undefined
    const email = `lienhe-${picks.number}@example.com`
    const facts = profile.facts.clone()
    facts.setIn(['contact', 'email'], email)
    return {
      content: withFacts(content, profile, { contact: facts.get('contact') }),
      what: `${profile.folder}: ${email}`,
    }
  }),
  // After the record date of each.
  'change a day of payment': inFacts('share-management', (number) => ({ payDate: `2027-01-${10 + (number % 20)}` })),
  'change a meeting': inTexts('meetings', (number) => ({ matter: { summary: `Đại hội ${number}.` } })),
  'move a meeting to another place': inFacts('meetings', (number) => ({
    place: mapLocales((locale) => `Hall ${number} ${locale}`),
  })),
}
