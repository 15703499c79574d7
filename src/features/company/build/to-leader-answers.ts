import { pickText } from '#engine/model/entries/translated.ts'
import type { AskedCard } from '#engine/model/search/answer-card.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toSourceLink } from '#engine/render/payload/to-source-link.ts'
import { isWithin } from '#lib/period.ts'
import { toRoleTitle } from './role-titles.ts'

type AnswerContext = Pick<PayloadContext, 'content' | 'locale' | 'translate'>

/** Those that one person at a time has. */
const onlyRoles: ReadonlySet<string> = new Set([
  'chu-tich',
  'tong-giam-doc',
  'giam-doc-tai-chinh',
  'giam-doc-quan-tri-rui-ro',
  'ke-toan-truong',
])

/** By name, and by the offices that one person at a time has. */
export function toLeaderAnswers(context: AnswerContext): AskedCard[] {
  const { content, locale, translate } = context
  return content.entries.leaders
    .filter(({ isListed }) => isListed)
    .flatMap((leader) => {
      const { facts, texts: own } = leader
      const { title, summary } = pickText(own, locale)
      const titles = facts.roles
        .filter((role) => isWithin(role, content.today))
        .map((role) => ({ text: translate(toRoleTitle(role)), isOnly: onlyRoles.has(role.role) }))
      const [first] = titles
      if (!first) return []
      return [
        {
          asked: [title, ...titles.flatMap(({ text, isOnly }) => (isOnly ? [text] : []))],
          title,
          value: titles.map(({ text }) => text).join(' · '),
          lines: [summary],
          link: toSourceLink(context, leader),
          isSample: facts.sample,
        },
      ]
    })
}
