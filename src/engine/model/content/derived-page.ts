import type { Href } from '#lib/href.ts'
import type { Content } from '../entries/content.ts'
import type { PayloadKind } from '../payload-types.ts'
import type { RoutedName } from '../site/collection-name.ts'
import type { PageKind } from './page-spec.ts'

/** The kinds of pages that are made of entries, and have neither a text of their own nor an entry. */
export type DerivedKind = Exclude<PayloadKind, PageKind | RoutedName>

/** A page that is made of entries. It is there as long as they are. */
export interface DerivedPage {
  kind: DerivedKind
  path: Href
  /** When what it shows last changed, as an instant. */
  changedAt: string
}

/** The pages that follow from what is published. */
export type ListDerived = (content: Pick<Content, 'entries'>) => readonly DerivedPage[]
