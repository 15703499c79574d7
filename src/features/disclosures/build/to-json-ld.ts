import type { DigitalDocumentLeaf, ReportLeaf } from 'schema-dts'
import type { AnyEntryPayload, EntryPayload } from '#engine/model/payload.ts'
import type { JsonLdContext } from '#engine/render/json-ld/json-ld-context.ts'
import { toEncodings } from '#engine/render/json-ld/to-files.ts'
import { toPublisher } from '#engine/render/json-ld/to-publisher.ts'
import { toWork } from '#engine/render/json-ld/to-work.ts'
import { toPeriodStart } from '../collections/periodic-reports.ts'
import type { DisclosurePayload, GovernancePayload, ShareManagementPayload } from '../payload.ts'

/** The properties of all documents, whose author is the firm. */
function toDocument(page: AnyEntryPayload, context: JsonLdContext) {
  return { ...toWork(page, context), author: toPublisher(context), ...toEncodings(page, context) }
}

export function toDisclosureJsonLd(page: DisclosurePayload, context: JsonLdContext): ReportLeaf[] {
  const { refNo, documentDate } = page.facts
  const { event, disclosedBy } = page
  return [
    {
      '@type': 'Report',
      ...toDocument(page, context),
      reportNumber: refNo,
      dateCreated: documentDate,
      ...(event && { about: event.name }),
      ...(typeof disclosedBy?.person === 'object' && {
        accountablePerson: { '@type': 'Person', name: disclosedBy.person.title },
      }),
    },
  ]
}

export function toPeriodicJsonLd(page: EntryPayload<'periodic-reports'>, context: JsonLdContext): ReportLeaf[] {
  const { facts } = page
  return [
    {
      '@type': 'Report',
      ...toDocument(page, context),
      temporalCoverage: `${toPeriodStart(facts)}/${facts.periodEnd}`,
    },
  ]
}

export function toGovernanceJsonLd(page: GovernancePayload, context: JsonLdContext): DigitalDocumentLeaf[] {
  const { version, adoptedOn } = page.facts
  return [{ '@type': 'DigitalDocument', ...toDocument(page, context), version, dateCreated: adoptedOn }]
}

export function toShareJsonLd(page: ShareManagementPayload, context: JsonLdContext): DigitalDocumentLeaf[] {
  return [{ '@type': 'DigitalDocument', ...toDocument(page, context) }]
}
