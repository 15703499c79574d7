import * as v from 'valibot'
import { defineSite } from '#engine/publish/define-site.ts'
import { builtApp } from '#engine/render/code/built-app.ts'
import { articlesFeature } from '#features/articles/feature.ts'
import { calculatorsFeature } from '#features/calculators/feature.ts'
import { calendarFeature } from '#features/calendar/feature.ts'
import { citingFeature } from '#features/citing/feature.ts'
import { toDesk } from '#features/company/build/to-desk.ts'
import { companyFeature } from '#features/company/feature.ts'
import { dealsFeature } from '#features/deals/feature.ts'
import { disclosuresFeature } from '#features/disclosures/feature.ts'
import { downloadsFeature } from '#features/downloads/feature.ts'
import { embedsFeature } from '#features/embeds/feature.ts'
import { findPageFeed } from '#features/feeds/build/find-page-feed.ts'
import { feedsFeature } from '#features/feeds/feature.ts'
import { feesFeature } from '#features/fees/feature.ts'
import { figuresFeature } from '#features/figures/feature.ts'
import { financialsFeature } from '#features/financials/feature.ts'
import { homeFeature } from '#features/home/feature.ts'
import { hubsFeature } from '#features/hubs/feature.ts'
import { jobsFeature } from '#features/jobs/feature.ts'
import { landingFeature } from '#features/landing/feature.ts'
import { learningFeature } from '#features/learning/feature.ts'
import { listsFeature } from '#features/lists/feature.ts'
import { toKinds } from '#features/lists/list-kinds.ts'
import { companySearchSchema, toCollectionSearchSchema } from '#features/lists/list-search.ts'
import { meetingsFeature } from '#features/meetings/feature.ts'
import { findDataCatalogue } from '#features/open-data/build/find-data-catalogue.ts'
import { openDataFeature } from '#features/open-data/feature.ts'
import { pageSchema, pageTextSchema } from '#features/pages/collections/page-schema.ts'
import { pagesFeature } from '#features/pages/feature.ts'
import { researchFeature } from '#features/research/feature.ts'
import { searchFeature } from '#features/search/feature.ts'
import { serviceStatusFeature } from '#features/service-status/feature.ts'
import { sharesFeature } from '#features/shares/feature.ts'
import { sustainabilityFeature } from '#features/sustainability/feature.ts'
import { trackRecordFeature } from '#features/track-record/feature.ts'
import { tradingFeature } from '#features/trading/feature.ts'
import { toSiteMap } from './map/site-map.ts'
import { toSearchSection } from './map/to-search-section.ts'
import { redirects } from './redirects.ts'
import { toFrameFacts } from './to-frame-facts.ts'

/** This firm's site: all that the engine is given to publish it. */
export const site = defineSite({
  module: import.meta.url,
  sources: ['src/brand', 'src/features', 'src/site'],
  features: [
    articlesFeature,
    calculatorsFeature,
    calendarFeature,
    citingFeature,
    companyFeature,
    dealsFeature,
    disclosuresFeature,
    downloadsFeature,
    embedsFeature,
    feedsFeature,
    feesFeature,
    figuresFeature,
    financialsFeature,
    homeFeature,
    hubsFeature,
    jobsFeature,
    landingFeature,
    learningFeature,
    listsFeature,
    meetingsFeature,
    openDataFeature,
    pagesFeature,
    researchFeature,
    searchFeature,
    serviceStatusFeature,
    sharesFeature,
    sustainabilityFeature,
    trackRecordFeature,
    tradingFeature,
  ],
  app: builtApp,
  scripts: {
    // What moves: pages of texts would otherwise load all parts of lists for it.
    withEveryPage: ['src/lib/rate-limit.ts', 'src/ui/motion/'],
    later: [
      'src/data/http-source.ts',
      'src/data/page-cache.ts',
      'src/shell/content-icons.tsx',
      'src/shell/frame-behaviour.tsx',
      'src/shell/frame-parts.tsx',
      'src/shell/nav/modal-details.tsx',
      'src/shell/nav/nav-menus.tsx',
    ],
  },
  toMap: toSiteMap,
  pages: { schema: pageSchema, text: pageTextSchema },
  redirects,
  kindsOf: toKinds,
  searchSchemaOf: (collection) =>
    v.object({ ...companySearchSchema.entries, ...toCollectionSearchSchema(collection).entries }),
  toDesk,
  findFeed: findPageFeed,
  toDataCatalogue: findDataCatalogue,
  toFrameFacts,
  pageTextsOf: ({ product }) => product,
  sectionOf: toSearchSection,
})
