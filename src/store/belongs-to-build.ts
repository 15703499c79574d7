const assetsPath = '/assets/'

/** The first path after those of assets, in the order of SQLite. */
export const assetRange = { from: assetsPath, before: '/assets0' } as const

/**
 * Whether a file belongs to one build: open pages of that build may request it after the next one was published. All other
 * files exist only in their current version.
 */
export function belongsToBuild(url: string, build: string): boolean {
  return url.startsWith(assetsPath) || (/^\/_(?:payload|i18n|build\/meta)\//.test(url) && url.includes(build))
}
