import { defineFeature } from '#engine/publish/define-feature.ts'
import { toItem } from '#engine/render/payload/to-item.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { checkGuides } from './build/check-guides.ts'
import { toFaqsPayload } from './build/to-faqs-payload.ts'
import { toGlossaryPayload } from './build/to-glossary-payload.ts'
import { toGuidePayload } from './build/to-guide-payload.ts'
import { toFaqsJsonLd, toGuideJsonLd, toKnowledgeJsonLd } from './build/to-json-ld.ts'
import { toKnowledgePayload } from './build/to-knowledge-payload.ts'
import { toLearningAnswers } from './build/to-learning-answers.ts'
import { toGuideCover, toKnowledgeCover } from './build/to-learning-cover.ts'
import { faqs } from './collections/faqs.ts'
import { guides } from './collections/guides.ts'
import { knowledge } from './collections/knowledge.ts'
import { terms } from './collections/terms.ts'

export const learningFeature = defineFeature({
  collections: {
    guides: {
      definition: guides,
      toCover: toGuideCover,
      toPayload: toGuidePayload,
      toItem,
      toJsonLd: toGuideJsonLd,
      search: { name: /*i18n*/ { id: 'build.search.kind.guide', message: 'Hướng dẫn giao dịch' } },
    },
    knowledge: {
      definition: knowledge,
      toCover: toKnowledgeCover,
      toPayload: toKnowledgePayload,
      toItem,
      toJsonLd: toKnowledgeJsonLd,
      search: { name: /*i18n*/ { id: 'build.search.kind.knowledge', message: 'Kiến thức đầu tư' } },
    },
    faqs: {
      definition: faqs,
      search: { name: /*i18n*/ { id: 'build.search.kind.faq', message: 'Câu hỏi thường gặp' } },
    },
    terms: {
      definition: terms,
      // The glossary shows its English name in both languages.
      search: { name: /*i18n*/ { id: 'build.search.kind.term', message: 'Thuật ngữ' }, heads: ['english'] },
    },
  },
  pages: {
    'all-faqs': { toPayload: toFaqsPayload, toJsonLd: toFaqsJsonLd, search: pageText },
    glossary: { toPayload: toGlossaryPayload, toJsonLd: () => [], search: pageText },
  },
  checks: [checkGuides],
  toAnswers: toLearningAnswers,
  scripts: { chunks: { learning: { with: ['entry', 'standing'] } } },
})
