import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import FeesIcon from 'virtual:icon/lucide/calculator'
import InvestorsIcon from 'virtual:icon/lucide/chart-no-axes-column'
import LockIcon from 'virtual:icon/lucide/lock'
import AccountIcon from 'virtual:icon/lucide/user-round-plus'
import { toHref } from '#engine/model/urls/href.ts'
import { isLeftOut } from '#engine/model/urls/left-out.ts'
import type { Href } from '#lib/href.ts'

/** Something that visitors come to do, and the page whose first screen does it. */
interface Task {
  href: Href
  /** A word or two, for a quarter of the width of a phone. */
  label: MessageDescriptor
  Icon: ComponentType
}

const all: readonly Task[] = [
  { href: toHref('/landing'), label: msg`Mở tài khoản`, Icon: AccountIcon },
  { href: toHref('/ho-tro/bieu-phi'), label: msg({ message: 'Phí', context: 'việc' }), Icon: FeesIcon },
  { href: toHref('/quan-he-co-dong'), label: msg({ message: 'Cổ đông', context: 'việc' }), Icon: InvestorsIcon },
  { href: toHref('/$', { _splat: 'ho-tro/kenh-chinh-thuc' }), label: msg`Khoá tài khoản`, Icon: LockIcon },
]

/** The tasks whose pages the firm has, for a bar of two or more: one alone is a link like others. */
export const tasks: readonly Task[] = all.filter(({ href }) => !isLeftOut(href))
