import { useLingui } from '@lingui/react/macro'
import { HrefLink } from '#ui/link.tsx'
import { tasks } from './tasks.ts'

/** The tasks of most visitors at the bottom of a phone's screen, where the thumb is: last in the document, as on the screen. */
export function TaskBar() {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Lối tắt`} className="task-bar">
      <ul>
        {tasks.map(({ href, label, Icon }) => (
          <li key={href}>
            <HrefLink href={href}>
              <Icon />
              {i18n._(label)}
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
