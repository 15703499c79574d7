import { toHref } from '#engine/model/urls/href.ts'
import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { calendarSet } from './build/calendar-set.ts'
import { planCalendarFiles } from './build/plan-calendar-files.ts'
import { toCalendarPayload } from './build/to-calendar-payload.ts'
import { toEventFolder } from './event-files.ts'

export const calendarFeature = defineFeature({
  pages: {
    // Its events are on pages of their own: those of meetings state them.
    calendar: { toPayload: toCalendarPayload, toJsonLd: () => [], search: pageText },
  },
  dataSets: [calendarSet],
  planOutputs: planCalendarFiles,
  outputsOf: toHref('/quan-he-co-dong/lich-su-kien'),
  filesOf: (folder) => [toEventFolder(folder)],
  scripts: { chunks: { calendar: { with: ['listing'] } }, withEveryPage: ['src/features/calendar/is-past.ts'] },
})
