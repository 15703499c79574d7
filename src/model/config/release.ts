/** `/_build/latest.json`: the build that is served now. */
export interface Release {
  /** Names code and catalogues; content that changes keeps it. */
  id: string
  /** When it was made: ISO 8601, in UTC. */
  time: string
}

/** `/_build/meta/{build-id}.json`: what one build is made of. */
export interface ReleaseMeta extends Release {
  /** The path of every page. */
  paths: string[]
}

/** Never kept: with `now`, milliseconds, no cache in between can hold an old answer. */
export function toLatestReleaseUrl(now?: number): string {
  return now === undefined ? latestUrl : `${latestUrl}?${now}`
}

const latestUrl = '/_build/latest.json'

export function toReleaseMetaUrl(build: string): string {
  return `/_build/meta/${build}.json`
}
