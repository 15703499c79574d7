/** `/_build/latest.json`: the build that is served now. */
export interface Release {
  /** Changes with the code and the message catalogues, not with the content. */
  id: string
  /** When the build was made: ISO 8601, in UTC. */
  time: string
}

/** `/_build/meta/{build-id}.json`: one build and its pages. */
export interface ReleaseMeta extends Release {
  /** The path of every page. */
  paths: string[]
}

/** With `now`, in milliseconds, the URL is new each time, so that no cache on the way returns an old response. */
export function toLatestReleaseUrl(now?: number): string {
  return now === undefined ? latestUrl : `${latestUrl}?${now}`
}

const latestUrl = '/_build/latest.json'

export function toReleaseMetaUrl(build: string): string {
  return `/_build/meta/${build}.json`
}
