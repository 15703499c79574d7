import type { NavItem } from '#model/nav.ts'
import type { PageTemplate } from '../pages/page-template.ts'

/** What a build of the code says of it, in `code.json`. */
export interface BuiltCode {
  /** A hash of the client and the renderer. */
  program: string
  template: PageTemplate
  /** The navigation, for checks. */
  navTree: readonly NavItem[]
  /** The URLs of the files of the client. Each contains a hash. */
  assets: readonly string[]
}

export const codeFile = 'code.json'
