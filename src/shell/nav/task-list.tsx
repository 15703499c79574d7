import { use, type ComponentType } from 'react'
import FeesIcon from 'virtual:icon/lucide/calculator'
import InvestorsIcon from 'virtual:icon/lucide/chart-no-axes-column'
import LockIcon from 'virtual:icon/lucide/lock'
import AccountIcon from 'virtual:icon/lucide/user-round-plus'
import type { TaskSign } from '#engine/model/menus/nav-item.ts'
import { HrefLink } from '#ui/link.tsx'
import { useNavText } from './use-nav-text.ts'
import { MenusContext } from './use-nav-tree.ts'
import { useSection } from './use-section.ts'

const signs: Readonly<Record<TaskSign, ComponentType>> = {
  person: AccountIcon,
  calculator: FeesIcon,
  columns: InvestorsIcon,
  lock: LockIcon,
}

/** The tasks of most visitors, each with its sign. */
export function TaskList({ className }: { className?: string }) {
  const { tasks } = use(MenusContext)
  const toText = useNavText()
  const isWithin = useSection()
  return (
    <ul className={className}>
      {tasks.map(({ target, label, sign }) => {
        const Sign = signs[sign]
        return (
          <li key={target.href + (target.anchor ?? '')} data-within={isWithin({ target })}>
            <HrefLink href={target.href} anchor={target.anchor}>
              <Sign />
              {toText(label).text}
            </HrefLink>
          </li>
        )
      })}
    </ul>
  )
}
