import { defineCheck, isComplete } from '#engine/content/check/content-check.ts'
import { listed, say } from '#lib/say/message.ts'
import { findDays } from '#lib/text/find-days.ts'

/** An appointment with its day in one sentence, in which an invented person is an office and a letter: "Deputy Chief Executive Officer A". */
const appointments: readonly RegExp[] = [
  /bổ nhiệm (?<who>[\p{L} ]{4,80}? (?<letter>[A-Z]))(?!\p{L}) từ ngày [\d/]{8,10}/gu,
  /\bappointed (?<who>[\p{L} ]{4,80}? (?<letter>[A-Z]))(?!\p{L}) with effect from \d{1,2} \p{L}+ \d{4}/gu,
]

/** A document that appoints somebody names the leader whose office begins on its day, not another one with another letter. */
export const checkAppointments = defineCheck('appointments', 'site', (context) => {
  const leaders = context.content.entries.leaders.filter(({ facts }) => facts.sample && facts.status !== 'withdrawn')
  if (leaders.length === 0 || !isComplete(context, 'leaders')) return
  const terms = leaders.flatMap((leader) => leader.facts.roles.map(({ from }) => ({ leader, from })))
  context.lookAtTexts({
    name: 'appointments',
    basis: JSON.stringify(terms.map(({ leader, from }) => [leader.slug, from, leader.texts.vi.title])),
    look: ({ subject, locale, text }) => {
      if (!('collection' in subject) || subject.collection !== 'disclosures') return false
      let isWrong = false
      const source = text()
      for (const { 0: words, groups } of appointments.flatMap((one) => [...source.matchAll(one)])) {
        const [day] = findDays(words)
        const { who = '', letter = '' } = groups ?? {}
        const others = terms.filter(({ from }) => from === day).map(({ leader }) => leader)
        if (day === undefined || others.length === 0) continue
        if (others.some(({ texts }) => texts[locale]?.title.endsWith(` ${letter}`))) continue
        isWrong = true
        const names = listed(others.map(({ slug }) => `leaders/${slug}`))
        context.report.warn(
          subject,
          [],
          say`Appoints "${who}" from ${day}, but the office of that day is that of ${names}`,
        )
      }
      return isWrong
    },
  })
})
