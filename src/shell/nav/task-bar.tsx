import { useLingui } from '@lingui/react/macro'
import { TaskList } from './task-list.tsx'

/** The tasks of most visitors at the bottom of a phone's screen, where the thumb is: last in the document, as on the screen. */
export function TaskBar() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Lối tắt`} className="task-bar">
      <TaskList />
    </nav>
  )
}
