import { useState } from 'react'
import type { Action, Conflict } from '../../protocol/changes.ts'
import { ConflictError } from '../api/desk-api.ts'
import { useDesk, type Subject } from '../context/desk-context.ts'
import { go, linkTo } from '../routing/use-address.ts'
import { MoreMenu } from '../ui/more-menu.tsx'
import { ActionDialog, isAsking } from './action-dialog.tsx'

interface ActionsProps {
  subject: Subject
  actions: readonly Action[]
  /** Those that have a button of their own, the first of which is the main one; all others are in the menu. */
  shown: readonly Action[]
  /** True where the first one is what the screen is for. */
  hasMain?: boolean
  /** Runs before an action begins: the editor saves. False keeps it from beginning. */
  before?: () => Promise<boolean>
  onEnd?: (action: Action, path: string | undefined) => void
  onConflict?: (conflict: Conflict) => void
}

/** The actions that a person may take on an entry now. */
export function Actions({ subject, actions, shown, hasMain = false, before, onEnd, onConflict }: ActionsProps) {
  const { t, act } = useDesk()
  const [asked, setAsked] = useState<Action>()
  const end = (action: Action) => (path: string | undefined) => {
    if (onEnd) onEnd(action, path)
    else if (path !== undefined && (action === 'correct' || action === 'postpone'))
      go({ screen: 'edit', path, view: 'form' })
  }
  const begin = async (action: Action) => {
    if (before && !(await before())) return
    if (isAsking(action)) setAsked(action)
    else {
      try {
        const ended = await act(action, subject, { hash: subject.change?.hash })
        if (ended) end(action)(ended.path)
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error
        // A list has no place for two texts: the editor has.
        if (onConflict) onConflict(error.conflict)
        else go({ screen: 'edit', path: subject.path, view: 'form' })
      }
    }
  }
  const direct = shown.filter((action) => actions.includes(action))
  const rest = actions.filter((action) => !direct.includes(action) && action !== 'edit')
  const toButton = (action: Action, className: string) =>
    action === 'edit' ? (
      <a key={action} className={className} {...linkTo({ screen: 'edit', path: subject.path, view: 'form' })}>
        {t.actions.edit}
      </a>
    ) : action === 'approve' && !hasMain ? (
      <a key={action} className={className} {...linkTo({ screen: 'review', path: subject.path })}>
        {t.actions.review}
      </a>
    ) : (
      <button key={action} type="button" className={className} onClick={() => void begin(action)}>
        {t.actions[action]}
      </button>
    )
  return (
    <div className="desk-actions">
      {direct.map((action, index) =>
        toButton(action, hasMain && index === 0 ? 'button button-first desk-small' : 'button desk-small'),
      )}
      {rest.length > 0 && (
        <MoreMenu label={t.actions.more} name={t.actions.moreOf(subject.title)}>
          {rest.map((action) => toButton(action, 'desk-menu-item'))}
        </MoreMenu>
      )}
      {asked && (
        <ActionDialog action={asked} subject={subject} onClose={() => setAsked(undefined)} onEnd={end(asked)} />
      )}
    </div>
  )
}
