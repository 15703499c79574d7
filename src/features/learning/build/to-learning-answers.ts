import { pickText } from '#engine/model/entries/translated.ts'
import type { AskedCard } from '#engine/model/search/answer-card.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toSourceLink } from '#engine/render/payload/to-source-link.ts'
import { toPlainText } from '#lib/text/to-plain-text.ts'

type AnswerContext = Pick<PayloadContext, 'content' | 'locale'>

/** Terms by their definition; questions and guides by their titles, and by what else their texts are asked by. */
export function toLearningAnswers(context: AnswerContext): AskedCard[] {
  return [...toTermAnswers(context), ...toGuideAnswers(context), ...toFaqAnswers(context)]
}

function toTermAnswers(context: AnswerContext): AskedCard[] {
  const { content, locale } = context
  return content.entries.terms
    .filter(({ isListed }) => isListed)
    .map((entry) => {
      const { title, summary } = pickText(entry.texts, locale)
      return {
        // A title has its abbreviation in brackets.
        asked: [title, entry.facts.english, ...title.split(/[()]/).filter((part) => part.trim() !== '')],
        isDefinition: true,
        title,
        lines: [summary],
        link: toSourceLink(context, entry),
        isSample: entry.facts.sample,
      }
    })
}

/** Of an answer, as much as one reads at a glance. */
const longestAnswer = 220

function toFaqAnswers(context: AnswerContext): AskedCard[] {
  const { content, locale } = context
  return content.entries.faqs
    .filter(({ isListed }) => isListed)
    .map((entry) => {
      const { asked } = pickText(entry.matter, locale)
      const { title, html } = pickText(entry.texts, locale)
      const [first = ''] = html.split('</p>')
      const text = toPlainText(first)
      const line = text.length > longestAnswer ? `${text.slice(0, text.lastIndexOf(' ', longestAnswer))} …` : text
      const link = toSourceLink(context, entry)
      return { asked: [title, ...(asked ?? [])], title, lines: [line], link, isSample: entry.facts.sample }
    })
}

function toGuideAnswers(context: AnswerContext): AskedCard[] {
  const { content, locale } = context
  return content.entries.guides
    .filter(({ isListed }) => isListed)
    .map((entry) => {
      const { asked, title, summary } = pickText(entry.matter, locale)
      const link = toSourceLink(context, entry)
      return { asked: [title, ...(asked ?? [])], title, lines: [summary], link, isSample: entry.facts.sample }
    })
}
