const assetsPath = '/assets/'

/** The first path after those of assets, in the order of SQLite. */
export const assetRange = { from: assetsPath, before: '/assets0' } as const

/** The same for the files of the search. */
export const searchRange = { from: '/_search/', before: '/_search0' } as const

/**
 * True if a file of a build comes from its code, not from content. Such files of earlier builds stay when their owner is
 * gone, because the code has changed; payloads and the search index do not, because an editor has removed what they show.
 */
export function isOfCode(url: string): boolean {
  return !/^\/_(?:payload|search)\//.test(url)
}

/**
 * True if a file belongs to one build: open pages of that build may request it after the next one was published. All other
 * files exist only in their current version.
 */
export function belongsToBuild(url: string, build: string): boolean {
  return url.startsWith(assetsPath) || (/^\/_(?:payload|search|i18n|build\/meta)\//.test(url) && url.includes(build))
}
