import { readField } from '../../edits/edit-yaml.ts'
import type { Action, Conflict, Row } from '../../protocol/changes.ts'
import { Actions } from '../actions/actions.tsx'
import { useDesk } from '../context/desk-context.ts'
import type { DraftState } from '../draft/draft.ts'
import { Countdown } from '../duties/duty-row.tsx'
import { showTime } from '../formats/moments.ts'
import type { EditView } from '../routing/address.ts'
import { linkTo } from '../routing/use-address.ts'
import { StateTag } from '../ui/state-tag.tsx'
import { readTitle } from './read-title.ts'

interface HeadProps {
  state: DraftState
  view: EditView
  hasForm: boolean
  hasPreview: boolean
  onView: (view: EditView) => void
  onPreview: () => void
  onRetry: () => void
  before: () => Promise<boolean>
  onEnd: (action: Action, path: string | undefined) => void
  onConflict: (conflict: Conflict) => void
}

/** The head of the editor: the entry, its state, how far it is saved, and what can be done with it. */
export function EditorHead({
  state,
  view,
  hasForm,
  hasPreview,
  onView,
  onPreview,
  onRetry,
  before,
  onEnd,
  onConflict,
}: HeadProps) {
  const { t, say, session } = useDesk()
  const { folder } = state
  const title = readTitle(state.files) ?? (say(folder.title) || folder.path)
  const collection = session.collections.find(({ name }) => name === folder.collection)
  const views: readonly { view: EditView; label: string }[] = [
    ...(hasForm ? [{ view: 'form' as const, label: t.editor.asForm }] : []),
    { view: 'text', label: t.editor.asText },
    { view: 'history', label: t.editor.history },
  ]
  const main: readonly Action[] = [
    ...(folder.change?.isBehind ? (['rebase'] as const) : []),
    'publish',
    'send',
    'correct',
  ]
  return (
    <div className="desk-editor-head">
      <div className="desk-editor-title">
        <p className="meta">
          {folder.collection !== undefined && (
            <a {...linkTo({ screen: 'entries', query: '', collection: folder.collection })}>
              {collection ? say(collection.label) : folder.collection}
            </a>
          )}
          <StateTag change={folder.change} state={readState(state)} />
          {folder.duty && <Countdown duty={folder.duty} />}
          <SaveNote state={state} onRetry={onRetry} />
        </p>
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      <div className="desk-editor-tools">
        <fieldset className="desk-choice">
          <legend className="desk-hidden">{t.editor.views}</legend>
          {views.map((one) => (
            <button key={one.view} type="button" aria-pressed={one.view === view} onClick={() => onView(one.view)}>
              {one.label}
            </button>
          ))}
        </fieldset>
        <button type="button" className="button desk-small" aria-pressed={hasPreview} onClick={onPreview}>
          {hasPreview ? t.editor.hidePreview : t.editor.preview}
        </button>
        <Actions
          subject={{ path: folder.path, title, change: folder.change }}
          actions={folder.actions.filter((action) => action !== 'approve' && action !== 'return')}
          shown={main}
          hasMain
          before={before}
          onEnd={onEnd}
          onConflict={onConflict}
        />
      </div>
    </div>
  )
}

/** How far what was typed has come. */
function SaveNote({ state: { save, savedAt, refusal }, onRetry }: { state: DraftState; onRetry: () => void }) {
  const { t, say } = useDesk()
  const words = {
    untouched: t.save.untouched,
    typing: t.save.typing,
    saving: t.save.saving,
    saved: savedAt === undefined ? '' : t.save.savedAt(showTime(savedAt)),
    kept: t.save.kept,
    conflict: t.save.conflict,
    refused: `${t.save.refused}: ${refusal ? say(refusal) : ''}`,
  }
  const isFault = save === 'kept' || save === 'conflict' || save === 'refused'
  return (
    <span className={isFault ? 'desk-save desk-save-fault' : 'desk-save'} role={isFault ? 'alert' : undefined}>
      {words[save]}
      {(save === 'kept' || save === 'refused') && (
        <button type="button" className="desk-fix" onClick={onRetry}>
          {t.shell.retry}
        </button>
      )}
    </span>
  )
}

const states = ['draft', 'scheduled', 'withdrawn'] as const

/** The state of the entry itself, as its facts have it. */
function readState({ folder, files }: DraftState): Row['state'] | undefined {
  const text = files.get('entry.yaml')?.text
  const status = text === undefined ? undefined : readField(text, ['status'])
  return states.find((one) => one === status) ?? (folder.published ? 'published' : undefined)
}
