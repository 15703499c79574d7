import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { checkMeetings } from './build/check-meetings.ts'
import { checkMoves } from './build/check-moves.ts'
import { toMeetingsJsonLd } from './build/to-json-ld.ts'
import { toMeetingAnswers } from './build/to-meeting-answers.ts'
import { toMeetingEvents } from './build/to-meeting-events.ts'
import { toMeetingsPayload } from './build/to-meetings-payload.ts'
import { meetings } from './collection.ts'

export const meetingsFeature = defineFeature({
  collections: {
    meetings: {
      definition: meetings,
      search: { name: /*i18n*/ { id: 'build.search.kind.meeting', message: 'Đại hội đồng cổ đông' } },
      toEvents: toMeetingEvents,
    },
  },
  pages: { meetings: { toPayload: toMeetingsPayload, toJsonLd: toMeetingsJsonLd, search: pageText } },
  checks: [checkMeetings, checkMoves],
  toAnswers: toMeetingAnswers,
  scripts: { chunks: { meetings: { with: ['listing'] } } },
})
