import { useLingui } from '@lingui/react/macro'
import { HrefLink } from '#ui/link.tsx'
import { tasks } from './tasks.ts'
import { useSection } from './use-section.ts'

/** The tasks of most visitors, each with its icon. */
export function TaskList({ className }: { className?: string }) {
  const { i18n } = useLingui()
  const isWithin = useSection()
  return (
    <ul className={className}>
      {tasks.map(({ href, label, Icon }) => (
        <li key={href} data-within={isWithin({ target: { href } })}>
          <HrefLink href={href}>
            <Icon />
            {i18n._(label)}
          </HrefLink>
        </li>
      ))}
    </ul>
  )
}
