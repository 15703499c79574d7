import { defineCheck } from '#engine/content/check/content-check.ts'
import { stepsId } from '#engine/content/markdown/to-steps.ts'
import { locales, sourceLocale } from '#engine/model/locale/locale.ts'
import { type Message, say } from '#lib/say/message.ts'

const start = { line: 1, column: 1 }

/** A guide must have at least two steps, each with text, and the same number in every language. */
export const checkGuides = defineCheck('guides', 'site', ({ checked, report }) => {
  for (const guide of checked.entries.guides) {
    const expected = guide.texts[sourceLocale].steps?.steps.length
    for (const locale of locales) {
      const text = guide.texts[locale]
      if (!text) continue
      const fail = (line: number, message: Message) =>
        report.errorInText(guide, { locale, at: { line, column: 1 } }, message)
      const { steps: found } = text
      if (!found) {
        report.errorInText(
          guide,
          { locale, at: start },
          say`Has no steps: add a heading "## … {#${stepsId}}" with a numbered list below it`,
        )
        continue
      }
      const { line, steps } = found
      if (steps.length < 2) {
        fail(line, say`Below "{#${stepsId}}" there must be a numbered list of at least 2 steps, not ${steps.length}`)
      } else if (expected !== undefined && steps.length !== expected) {
        fail(
          line,
          say`Has ${steps.length} steps, but ${sourceLocale}.md has ${expected}: every language must have the same steps`,
        )
      }
      for (const [index, step] of steps.entries()) {
        if (!step.hasText) fail(step.line, say`Step ${index + 1} has no text`)
      }
    }
  }
})
