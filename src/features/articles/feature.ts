import { defineFeature } from '#engine/publish/define-feature.ts'
import { plainEntry } from '#features/figures/build/plain-entry.ts'
import { checkEmbargoes } from './build/check-embargoes.ts'
import { toAnnouncementCover, toNewsCover, toReleaseCover } from './build/to-article-cover.ts'
import { toArticleJsonLd } from './build/to-json-ld.ts'
import { announcements } from './collections/announcements.ts'
import { news } from './collections/news.ts'
import { pressReleases } from './collections/press-releases.ts'

export const articlesFeature = defineFeature({
  collections: {
    news: {
      ...plainEntry,
      definition: news,
      toCover: toNewsCover,
      toJsonLd: toArticleJsonLd,
      search: { name: /*i18n*/ { id: 'build.search.kind.news', message: 'Tin tức' } },
      isNews: true,
    },
    announcements: {
      ...plainEntry,
      definition: announcements,
      toCover: toAnnouncementCover,
      toJsonLd: toArticleJsonLd,
      search: { name: /*i18n*/ { id: 'build.search.kind.announcement', message: 'Thông báo' } },
    },
    'press-releases': {
      ...plainEntry,
      definition: pressReleases,
      toCover: toReleaseCover,
      toJsonLd: toArticleJsonLd,
      search: { name: /*i18n*/ { id: 'build.search.kind.press-release', message: 'Thông cáo báo chí' } },
    },
  },
  checks: [checkEmbargoes],
  scripts: { chunks: { entry: { views: ['src/features/articles/article-view.tsx'] } } },
})
