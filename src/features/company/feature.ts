import { defineFeature } from '#engine/publish/define-feature.ts'
import { pageText } from '#features/pages/build/page-texts.ts'
import { checkAppointments } from './build/check-appointments.ts'
import { checkBiographies } from './build/check-biographies.ts'
import { checkCapital } from './build/check-capital.ts'
import { checkContacts } from './build/check-contacts.ts'
import { checkLeaders } from './build/check-leaders.ts'
import { checkNamedLeaders } from './build/check-named-leaders.ts'
import { checkProfile } from './build/check-profile.ts'
import { checkPromisedDesks } from './build/check-promised-desks.ts'
import { checkStatedFacts } from './build/check-stated-facts.ts'
import { checkUnits } from './build/check-units.ts'
import { toRoleTexts } from './build/role-texts.ts'
import { toAwardsPayload } from './build/to-awards-payload.ts'
import { toCompanyAnswers } from './build/to-company-answers.ts'
import { toCompanyPayload } from './build/to-company-payload.ts'
import { toContactPayload } from './build/to-contact-payload.ts'
import { toContactJsonLd, toLeadershipJsonLd } from './build/to-json-ld.ts'
import { toLeadershipPayload } from './build/to-leadership-payload.ts'
import { toMilestonesPayload } from './build/to-milestones-payload.ts'
import { toOrganisationPayload } from './build/to-organisation-payload.ts'
import { toOrganization } from './build/to-organization.ts'
import { awards } from './collections/awards.ts'
import { leaders } from './collections/leaders.ts'
import { milestones } from './collections/milestones.ts'
import { offices } from './collections/offices.ts'
import { profile } from './collections/profile.ts'
import { units } from './collections/units.ts'

export const companyFeature = defineFeature({
  collections: {
    awards: {
      definition: awards,
      search: { name: /*i18n*/ { id: 'build.search.kind.award', message: 'Giải thưởng' }, isMinor: true },
    },
    leaders: {
      definition: leaders,
      search: { name: /*i18n*/ { id: 'build.search.kind.leader', message: 'Lãnh đạo' }, toWords: toRoleTexts },
    },
    milestones: {
      definition: milestones,
      search: {
        name: /*i18n*/ { id: 'build.search.kind.milestone', message: 'Chặng đường phát triển' },
        isMinor: true,
      },
    },
    offices: {
      definition: offices,
      search: { name: /*i18n*/ { id: 'build.search.kind.office', message: 'Điểm giao dịch' } },
    },
    profile: {
      definition: profile,
      // Its page shows it in several places.
      search: {
        name: /*i18n*/ { id: 'build.search.kind.profile', message: 'Thông tin doanh nghiệp' },
        toAnchor: () => undefined,
      },
    },
    units: {
      definition: units,
      search: { name: /*i18n*/ { id: 'build.search.kind.unit', message: 'Đơn vị' }, isMinor: true },
    },
  },
  pages: {
    'all-awards': { toPayload: toAwardsPayload, toJsonLd: () => [], search: pageText },
    'all-milestones': { toPayload: toMilestonesPayload, toJsonLd: () => [], search: pageText },
    company: {
      toPayload: toCompanyPayload,
      toJsonLd: (_page, context) => toOrganization(context),
      search: pageText,
    },
    contact: { toPayload: toContactPayload, toJsonLd: toContactJsonLd, search: pageText },
    leadership: { toPayload: toLeadershipPayload, toJsonLd: toLeadershipJsonLd, search: pageText },
    organisation: { toPayload: toOrganisationPayload, toJsonLd: () => [], search: pageText },
  },
  checks: [
    checkLeaders,
    checkNamedLeaders,
    checkAppointments,
    checkBiographies,
    checkUnits,
    checkProfile,
    checkCapital,
    checkContacts,
    checkPromisedDesks,
    checkStatedFacts,
  ],
  toAnswers: toCompanyAnswers,
  scripts: { chunks: { company: { with: ['part', 'standing', 'service-band'] } } },
})
