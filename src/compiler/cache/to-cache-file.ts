import { relative, sep } from 'node:path'
import { toHash } from '../entries/entry-hashes.ts'

const folder = '.cache'

/** The file of the cache for a folder of content: `content` has `.cache/content.sqlite`. Each folder has its own. */
export function toCacheFile(directory: string): string {
  const path = relative(process.cwd(), directory)
  const isInside = path !== '' && !path.startsWith('..') && !path.includes(':')
  const name = isInside ? path.split(sep).join('-') : `content-${toHash(directory)}`
  return `${folder}/${name}.sqlite`
}
