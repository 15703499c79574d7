import type { ArticleLeaf, FAQPageLeaf, HowToLeaf } from 'schema-dts'
import { languages } from '#engine/model/locale/locale.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import { toWork } from '#engine/render/json-ld/to-work.ts'
import { toPlainLine } from '#lib/text/to-plain-text.ts'
import type { FaqsPayload, GuidePayload, KnowledgePayload } from '../payload.ts'

/** A guide, if it has steps. */
export function toGuideJsonLd(page: GuidePayload, context: JsonLdContext): HowToLeaf[] {
  if (page.steps.length === 0) return []
  const { headline, ...work } = toWork(page, context)
  return [
    {
      '@type': 'HowTo',
      name: headline,
      ...work,
      step: page.steps.map(({ number, html }) => ({ '@type': 'HowToStep', position: number, text: toPlainLine(html) })),
    },
  ]
}

export function toKnowledgeJsonLd(page: KnowledgePayload, context: JsonLdContext): ArticleLeaf[] {
  return [{ '@type': 'Article', ...toWork(page, context), author: toPublisher(context) }]
}

/** All questions of the page with questions. Product pages repeat some of them, and state none, as search engines require. */
export function toFaqsJsonLd({ entries, head, textLocale }: FaqsPayload, { isStated }: JsonLdContext): FAQPageLeaf[] {
  const stated = entries.faqs.filter(({ facts }) => isStated(facts))
  if (stated.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      url: head.canonical,
      inLanguage: languages[textLocale].tag,
      mainEntity: stated.map(({ title, html }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: toPlainLine(html) },
      })),
    },
  ]
}
