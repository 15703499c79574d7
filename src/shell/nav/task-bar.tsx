import { useLingui } from '@lingui/react/macro'
import { TaskList } from './task-list.tsx'
import { tasks } from './tasks.ts'

/** The tasks of most visitors at the bottom of a phone's screen, where the thumb is: last in the document, as on the screen. */
export function TaskBar() {
  const { t } = useLingui()
  if (tasks.length < 2) return null
  return (
    <nav aria-label={t`Lối tắt`} className="task-bar">
      <TaskList />
    </nav>
  )
}
