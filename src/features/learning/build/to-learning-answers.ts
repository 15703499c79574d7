import { toEntryAddress } from '#engine/model/entries/entry-address.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { AskedCard } from '#engine/model/search/answers/answer-card.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toPlainText } from '#lib/text/to-plain-text.ts'

type AnswerContext = Pick<PayloadContext, 'content' | 'locale'>

/** Terms by their definition; questions and guides by what their texts are asked by. */
export function toLearningAnswers(context: AnswerContext): AskedCard[] {
  return [...toTermAnswers(context), ...toGuideAnswers(context), ...toFaqAnswers(context)]
}

function toTermAnswers({ content, locale }: AnswerContext): AskedCard[] {
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
        link: { ...toEntryAddress(entry), text: title },
        isSample: entry.facts.sample,
      }
    })
}

/** Of an answer, as much as one reads at a glance. */
const longestAnswer = 220

function toFaqAnswers({ content, locale }: AnswerContext): AskedCard[] {
  return content.entries.faqs
    .filter(({ isListed }) => isListed)
    .flatMap((entry) => {
      const { asked } = pickText(entry.matter, locale)
      const { title, html } = pickText(entry.texts, locale)
      const [first = ''] = html.split('</p>')
      const text = toPlainText(first)
      const line = text.length > longestAnswer ? `${text.slice(0, text.lastIndexOf(' ', longestAnswer))} …` : text
      const link = { ...toEntryAddress(entry), text: title }
      return asked ? [{ asked: [title, ...asked], title, lines: [line], link, isSample: entry.facts.sample }] : []
    })
}

function toGuideAnswers({ content, locale }: AnswerContext): AskedCard[] {
  return content.entries.guides
    .filter(({ isListed }) => isListed)
    .flatMap((entry) => {
      const { asked, title, summary } = pickText(entry.matter, locale)
      const link = { ...toEntryAddress(entry), text: title }
      return asked ? [{ asked, title, lines: [summary], link, isSample: entry.facts.sample }] : []
    })
}
