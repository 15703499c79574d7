import type { Entry } from '#engine/model/entries/content.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { toDataFiles, toDownload } from '#engine/outputs/data-sets/to-data-files.ts'
import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { linkTo } from '#engine/render/payload/to-links.ts'
import type { GriDisclosure, IndicatorTable, SustainabilityPayload } from '../payload.ts'
import { esgTopics } from '../vocabulary.ts'
import { indicatorSet } from './indicator-set.ts'

export function toSustainabilityPayload(input: PageInput): SustainabilityPayload {
  const { context, base, section } = input
  const entry = context.content.entries.sustainability.find(({ isListed }) => isListed)
  return {
    ...base,
    kind: 'sustainability',
    section,
    headings: toHeadings(input),
    sample: base.sample || entry?.facts.sample === true,
    indicators: entry ? toTable(entry, context) : null,
    disclosures: entry ? toDisclosures(entry, context) : [],
  }
}

function toTable({ facts, texts }: Entry<'sustainability'>, context: PayloadContext): IndicatorTable {
  const { locale } = context
  const { indicators } = facts
  const years = [...new Set(indicators.flatMap(({ values }) => values.map(({ year }) => year)))].toSorted()
  const { csv, json } = toDataFiles(indicatorSet, context)
  return {
    years,
    groups: esgTopics.flatMap((topic) => {
      const rows = indicators
        .filter((one) => one.topic === topic)
        .map(({ name, unit, gri, values }) => ({
          name: name[locale],
          unit: unit[locale],
          gri,
          cells: years.map((year) => values.find((one) => one.year === year)?.value ?? null),
        }))
      return rows.length > 0 ? [{ topic, rows }] : []
    }),
    html: pickText(texts, locale).html,
    textLocale: toTextLocale(texts, locale),
    downloads: [
      { format: 'csv', ...toDownload(csv) },
      { format: 'json', ...toDownload(json) },
    ],
  }
}

function toDisclosures({ facts }: Entry<'sustainability'>, context: PayloadContext): GriDisclosure[] {
  const { locale } = context
  return facts.disclosures.map(({ number, title, pages, omission }) => ({
    number,
    title: title[locale],
    // `checkGriPages` ensures that they exist.
    pages: pages.map((path) => linkTo(context, toHref('/$', { _splat: path.slice(1) }))),
    ...(omission && { omission: omission[locale] }),
  }))
}
