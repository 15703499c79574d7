import { defineCheck, type ContentObject, type SourceText } from '#engine/content/check/content-check.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import { contradictions, omissions } from './contradictions.ts'

/** A text in which one side of a contradiction stands. */
interface Found {
  subject: ContentObject
  locale: Locale
}

const standing: ReadonlySet<string> = new Set(['faqs', 'guides'])

/** Statements of different texts that exclude each other, and lists that leave out what others have. */
export const checkContradictions = defineCheck('contradictions', 'site', (context) => {
  const saying = new Map<string, Found[]>()
  const denying = new Map<string, Found[]>()
  const isNamed = ({ subject, locale, text }: SourceText): boolean => {
    if (subject.facts.status === 'withdrawn') return false
    const source = text()
    let isFound = false
    for (const { name, says, but } of contradictions) {
      if (isOfToday(subject) && has(says, source)) add(saying, name, { subject, locale })
      else if (has(but, source)) add(denying, name, { subject, locale })
      else continue
      isFound = true
    }
    for (const { when, needs, message } of omissions) {
      if (!isOfToday(subject) || !has(when, source) || has(needs, source)) continue
      context.report.warn(subject, [], say`${locale}.md: ${message}`)
      isFound = true
    }
    return isFound
  }
  // A text with one side of a pair is looked at again each time: the other side may have come.
  context.lookAtTexts({ name: 'contradictions', basis: '', look: isNamed })
  for (const { name, message } of contradictions) {
    for (const { subject, locale } of saying.get(name) ?? []) {
      const other = denying.get(name)?.find((one) => one.locale === locale && one.subject !== subject)
      if (other)
        context.report.warn(subject, [], say`${locale}.md: ${message}, but ${toName(other.subject)} does not agree`)
    }
  }
})

function has(words: readonly RegExp[], text: string): boolean {
  return words.some((one) => one.test(text))
}

function add(all: Map<string, Found[]>, name: string, found: Found): void {
  all.set(name, [...(all.get(name) ?? []), found])
}

function isOfToday(subject: ContentObject): boolean {
  return !('collection' in subject) || standing.has(subject.collection)
}

function toName(object: ContentObject): string {
  return 'collection' in object ? `${object.collection}/${object.slug}` : object.path
}
