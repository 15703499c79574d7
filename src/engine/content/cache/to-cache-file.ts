import { relative, sep } from 'node:path'

const folder = '.cache'

/**
 * The file of the cache for a folder of content: `content` has `.cache/content.sqlite`. Each folder of the project has its
 * own; those outside of it share one, so that folders of tests leave no files behind.
 */
export function toCacheFile(directory: string): string {
  const path = relative(process.cwd(), directory)
  const isInside = path !== '' && !path.startsWith('..') && !path.includes(':')
  return `${folder}/${isInside ? path.split(sep).join('-') : 'other-content'}.sqlite`
}
