import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { TaskList } from './task-list.tsx'
import { MenusContext } from './use-nav-tree.ts'

/** The tasks of most visitors, two or more, at the bottom of a phone's screen, where the thumb is: last in the document, as on the screen. */
export function TaskBar() {
  const { t } = useLingui()
  const { tasks } = use(MenusContext)
  if (tasks.length < 2) return null
  return (
    <nav aria-label={t`Lối tắt`} className="task-bar">
      <TaskList />
    </nav>
  )
}
