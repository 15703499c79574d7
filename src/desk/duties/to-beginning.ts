import type { DutyBeginning } from '#engine/model/config/preview.ts'
import type { Content } from '#engine/model/entries/content.ts'
import type { DutySubject } from '#features/disclosures/build/duties/duty.ts'
import { vi } from './texts/vi.ts'

const program = 'npm run new --'

/** How the entry of a duty is begun; undefined for an event, which has its entry. */
export function toBeginning(subject: DutySubject, { entries }: Content): DutyBeginning | undefined {
  switch (subject.kind) {
    case 'report': {
      const { code, fiscalYear, period, basis } = subject
      const facts = { code, fiscalYear: String(fiscalYear), period, ...(basis && { basis }) }
      return { ...begin('periodic-reports', vi.report(subject), facts), file: undefined }
    }
    case 'annual-meeting': {
      const { year } = subject
      const facts = { year: String(year), kind: 'thuong-nien' }
      return { ...begin('meetings', vi.annualMeeting(year), facts), file: undefined }
    }
    case 'paper': {
      const meeting = entries.meetings.find(({ slug }) => slug === subject.meeting)
      if (!meeting) return undefined
      // What belongs to an annual meeting is periodic: Circular 96/2020/TT-BTC, Article 10.
      const code = meeting.facts.kind === 'thuong-nien' ? 'dinh-ky' : 'bat-thuong'
      return {
        ...begin('disclosures', vi.paper(subject.paper.text, meeting.texts.vi.title), { code }),
        file: `content/meetings/${meeting.slug}/entry.yaml`,
      }
    }
    case 'event':
      return undefined
  }
}

function begin(
  collection: string,
  title: string,
  facts: Readonly<Record<string, string>>,
): Omit<DutyBeginning, 'file'> {
  // Signs that a shell would read.
  const quoted = `"${title.replace(/["$`\\!]/g, '')}"`
  const options = Object.entries(facts).map(([name, value]) => `--${name} ${value}`)
  return { collection, given: { title, ...facts }, command: [program, collection, quoted, ...options].join(' ') }
}
