import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { toListYear } from '#engine/content/lists/to-list-year.ts'
import { toBundleUrl, type BundleFile, type BundleManifest } from '#engine/model/bundles.ts'
import { toAttachmentUrl } from '#engine/model/entries/attachments.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { descending } from '#lib/order.ts'
import { layOutZip } from '#lib/zip/zip-layout.ts'
import type { YearDownload } from '../payload.ts'

/** The documents of a list and a year. */
export interface Bundle {
  year: string
  manifest: BundleManifest
  /** The list of checksums, a line for each document. */
  sums: string
}

type BundleContext = Pick<PayloadContext, 'site' | 'content' | 'derive'>

/** The bundles of a page, newest year first; none for pages without lists of archived documents. */
export function toBundles(context: BundleContext, path: string): readonly Bundle[] {
  return findEntries(context, path) === undefined
    ? []
    : context.derive(`bundles of ${path}`, () => makeBundles(context, path), JSON.stringify)
}

/** The bundles of a list, as its page shows them. */
export function toYearDownloads(context: BundleContext, path: string): YearDownload[] {
  return toBundles(context, path).map(({ year, manifest: { files } }) => ({
    year,
    count: files.length - 1,
    bytes: layOutZip(files).size,
    href: toBundleUrl(path, year, 'zip'),
    sums: toBundleUrl(path, year, 'sha256'),
  }))
}

/** An entry whose documents are in the bundle of a year. */
type Dated = [year: string, entry: Entry]

/** Finds the entries of a page with their years; undefined for pages that have no bundles. */
function findEntries({ site, content }: BundleContext, path: string): (() => Dated[]) | undefined {
  const spec = site.specOf(path)
  if (spec.kind === 'list' && site.collections[spec.selection.collection].isArchived) {
    return () => spec.selection.from(content.entries).map((entry) => [toListYear(site, entry), entry])
  }
  if (spec.kind === 'meetings') return () => listMeetingPapers(content, spec.of)
  return undefined
}

/** The disclosures that are documents of meetings, by the year of the meeting. */
function listMeetingPapers({ entries }: BundleContext['content'], kind: string | undefined): Dated[] {
  const disclosures = new Map(entries.disclosures.map((one) => [one.slug, one]))
  const meetings = entries.meetings.filter(
    ({ facts, isListed }) => isListed && (kind === undefined || facts.kind === kind),
  )
  const dated = meetings.flatMap(({ facts }) =>
    facts.papers.flatMap(({ disclosure }): Dated[] => {
      const found = disclosures.get(disclosure)
      return found?.isListed ? [[String(facts.year), found]] : []
    }),
  )
  return [...new Map(dated.map((one) => [`${one[0]} ${one[1].slug}`, one])).values()]
}

function makeBundles(context: BundleContext, path: string): Bundle[] {
  const dated = (findEntries(context, path)?.() ?? []).filter(([, { attachments }]) => attachments.length > 0)
  const years = Map.groupBy(dated, ([year]) => year)
  return [...years]
    .toSorted(([a], [b]) => descending(a, b))
    .map(([year, entries]) => toBundle({ path, year, entries: entries.map(([, entry]) => entry) }))
}

function toBundle({ path, year, entries }: { path: string; year: string; entries: readonly Entry[] }): Bundle {
  const name = `${path.split('/').slice(2).join('-')}-${year}`
  const documents = entries.flatMap(({ slug, facts, attachments }) =>
    attachments.map((attachment): BundleFile => {
      const { file, bytes, crc32, sha256 } = attachment
      const url = toAttachmentUrl(attachment)
      // The name of an entry's folder, so that names are unique and the same on every file system.
      return {
        name: `${name}/${slug}/${file}`,
        size: bytes,
        crc32,
        modified: facts.publishedAt.slice(0, 16),
        url,
        sha256,
      }
    }),
  )
  const sums = documents.map((one) => `${one.sha256}  ${one.name.slice(name.length + 1)}\n`).join('')
  const newest = documents.reduce((latest, { modified }) => (modified > latest ? modified : latest), '')
  const list: BundleFile = {
    name: `${name}/SHA256SUMS`,
    size: sums.length,
    crc32: crc32(sums),
    modified: newest,
    url: toBundleUrl(path, year, 'sha256'),
    sha256: hash('sha256', sums, 'hex'),
  }
  return { year, manifest: { name, files: [list, ...documents] }, sums }
}
