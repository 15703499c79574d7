import type { Href } from '#lib/href.ts'
import type { RedirectRule, RedirectStatus } from './redirects.ts'

/** The rules in the code of a site, with its file for messages. */
export interface CodeRedirects {
  file: string
  rules: readonly RedirectRule[]
}

interface CodeRule {
  from: `/${string}`
  /** By `toHref`, so that the compiler knows its route. */
  to: Href
  /** 308 by default. */
  status?: RedirectStatus
}

export function defineRedirects(file: string, rules: readonly CodeRule[]): CodeRedirects {
  return { file, rules: rules.map((rule) => ({ status: 308, ...rule })) }
}

export const noRedirects: CodeRedirects = { file: '', rules: [] }
