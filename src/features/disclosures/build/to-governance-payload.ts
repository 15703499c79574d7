import type { Entry } from '#engine/model/entries/content.ts'
import { toValidity } from '#engine/model/entries/validity.ts'
import type { EntryInput } from '#engine/render/payload/entry-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toEntryPayloadWith } from '#engine/render/payload/to-entry-payload.ts'
import { linkToEntry } from '#engine/render/payload/to-links.ts'
import type { DocumentVersion, GovernancePayload } from '../payload.ts'
import { toSeries } from './governance-series.ts'
import { toHistory } from './to-history.ts'

/** A governance document, with all its versions, newest first. */
export function toGovernancePayload(input: EntryInput<'governance'>): GovernancePayload {
  const { context, entry } = input
  return toEntryPayloadWith(input, {
    validity: toValidity(entry.facts, context.content.today),
    history: toHistory(input),
    versions: toVersions(context, entry),
  })
}

function toVersions({ content, locale, derive }: PayloadContext, entry: Entry<'governance'>): DocumentVersion[] {
  const seriesBySlug = derive(
    'versions of governance documents',
    () => new Map(toSeries(content.entries.governance).flatMap((all) => all.map((one) => [one.slug, all] as const))),
    (series) => [...series].map(([slug, all]) => `${slug}: ${all.map((one) => one.slug).join()}`).join(';'),
  )
  const series = seriesBySlug.get(entry.slug) ?? [entry]
  return series.toReversed().map((version) => {
    const { effectiveFrom, effectiveTo = null } = version.facts
    return {
      link: linkToEntry(version, locale),
      version: version.facts.version,
      effectiveFrom,
      effectiveTo,
      validity: toValidity(version.facts, content.today),
    }
  })
}
