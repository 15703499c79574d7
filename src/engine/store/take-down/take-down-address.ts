import { randomUUID } from 'node:crypto'
import type { TakenDown } from '#engine/content/taken-down/taken-down.ts'
import { openGraphTables, stateKey } from '#engine/graph/graph-tables.ts'
import { parseBundleManifest } from '#engine/model/bundle-manifest.ts'
import { bundlesPath } from '#engine/model/bundles.ts'
import type { ContentSite } from '#engine/model/content/content-site.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { toPayloadUrl } from '#engine/model/urls/address.ts'
import { decompressText } from '#engine/outputs/files/decompress-text.ts'
import { openMissingCards, openMissingImages } from '#engine/outputs/missing-outputs.ts'
import type { Output } from '../open-output.ts'
import type { RemovedFile } from '../take-down.ts'
import type { TakenDownAddress } from '../taken-down-table.ts'
import { findFate, type ListedBundle } from './find-fate.ts'

type Row = Pick<TakenDown, 'address' | 'at' | 'documents'>

export function toTakenDownAddress({ address, at, documents }: Row): TakenDownAddress {
  return { address, time: new Date(at).toISOString(), ...(documents && { paths: documents }) }
}

/** Deletes the files of an address from all releases of an output, with their bytes: servers say at once that it is gone. */
export function takeDownAddress(site: ContentSite, output: Output, row: Row): RemovedFile[] {
  const builds = new Set([output.latest(), output.current()].flatMap((release) => release?.build ?? []))
  const address = { path: row.address, page: 1 }
  const payloads = locales.flatMap((locale) => Array.from(builds, (build) => toPayloadUrl(build, locale, address)))
  const tables = openGraphTables(output.database)
  const missing = [openMissingCards(output.database), openMissingImages(output.database)]
  return output.takeDown(
    { ...toTakenDownAddress(row), paths: [...(row.documents ?? []), ...payloads] },
    findFate(site, row.address, { builds, bundles: listBundles(output) }),
    (owners) => {
      // Where the address returns, they must be made again: a publish that fails after this knows no more of them.
      tables.forget(owners)
      for (const owner of owners) for (const one of missing) one.set(owner, undefined)
      // A publisher that runs begins with what is stored.
      tables.writeMeta(stateKey, randomUUID())
    },
  )
}

function listBundles({ database, readBytes }: Output): ListedBundle[] {
  const rows = database
    .prepare(
      `select distinct path, hash from record join blob on blob.id = record.blob
       where path >= ? and path < ? and path like '%.json'`,
    )
    .all(`${bundlesPath}/`, `${bundlesPath}0`)
  return rows.flatMap(({ path, hash }) => {
    const stored = readBytes(String(hash))
    const url = String(path)
    return stored ? [{ url, hash: String(hash), manifest: parseBundleManifest(decompressText(stored), url) }] : []
  })
}
