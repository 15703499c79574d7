import { features } from 'web-features'

/** The engines that the list of oldest ones is about. Mobile editions count with them. */
export const engines = ['chrome', 'edge', 'firefox', 'safari'] as const

export type Engine = (typeof engines)[number]

/** A version of each engine, as numbers: 16.4 is a version of Safari. */
export type Versions = Readonly<Record<Engine, number>>

/** A part of the web platform, as MDN's compatibility data names it, such as `css.properties.text-wrap.balance`. */
export interface CompatKey {
  key: string
  /** The feature of web-features that it belongs to. */
  feature: string
  /** The version that has it; infinite where none has. */
  since: Versions
}

const mobile = { chrome: 'chrome_android', edge: 'edge', firefox: 'firefox_android', safari: 'safari_ios' } as const

function toVersion(text: string | undefined): number {
  return text === undefined ? Infinity : Number(text.replace('≤', ''))
}

/** All keys of web-features. */
export const compatKeys: ReadonlyMap<string, CompatKey> = new Map(
  Object.entries(features).flatMap(([feature, data]) => {
    if (data.kind !== 'feature') return []
    return Object.entries(data.status.by_compat_key ?? {}).map(([key, { support }]): [string, CompatKey] => {
      const since = engines.map((engine) => [
        engine,
        // What only the mobile edition lacks, such as cursors, it has no use for.
        Math.max(toVersion(support[engine]), toVersion(support[mobile[engine]] ?? support[engine])),
      ])
      return [key, { key, feature, since: Object.fromEntries(since) }]
    })
  }),
)

/** True if an engine of the given versions lacks it. */
export function isNewer({ since }: CompatKey, oldest: Versions): boolean {
  return engines.some((engine) => since[engine] > oldest[engine])
}
