import type { BuildSettings } from '#engine/model/config/site-config.ts'
import type { RedirectRule } from '#engine/model/urls/redirects.ts'
import type { Message } from '#lib/say/message.ts'
import type { CheckContext } from '../check/content-check.ts'

/** The site that rules are checked against. */
export interface RedirectInput extends Pick<
  CheckContext,
  'site' | 'content' | 'index' | 'invalid' | 'hidden' | 'isGone'
> {
  /** The URLs of public files. */
  files: ReadonlySet<string>
  settings: BuildSettings
}

/** All rules, by what they apply to. */
export interface RuleContext extends RedirectInput {
  /** The rule for each source; of several, the first. */
  bySource: ReadonlyMap<string, RedirectRule>
  /** The paths of which everything below leads on. */
  prefixes: ReadonlySet<string>
  /** The paths of pages that are made of entries. */
  derived: ReadonlySet<string>
  /** The addresses that a wrong target may have meant: none where too many are wrong to compare each with all. */
  suggest: () => readonly string[]
}

/** A fault of a rule. */
export interface RuleProblem {
  message: Message
  /** True where what was taken down is the reason: nothing else must wait for its rule. */
  isWarning?: boolean
}
