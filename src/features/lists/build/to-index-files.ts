import { toIndexUrl } from '#model/urls/address.ts'
import type { ListIndex, ListIndexFile } from '../payload.ts'

/** The indexes of lists as files, by URL. */
export function toIndexFiles(build: string, indexes: readonly ListIndex[]): [url: string, json: string][] {
  return indexes.map((index) => {
    const file: ListIndexFile = { build, ...index }
    return [toIndexUrl(build, index.locale, index.path), JSON.stringify(file)]
  })
}
