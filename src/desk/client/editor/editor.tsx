import { useEffect, useMemo, useState } from 'react'
import { findMatter } from '../../edits/matter.ts'
import { openYaml } from '../../edits/yaml-source.ts'
import type { Action, Conflict, OpenedFolder } from '../../protocol/changes.ts'
import type { FormModel } from '../../protocol/forms.ts'
import { useDesk } from '../context/desk-context.ts'
import { useDraft } from '../draft/use-draft.ts'
import { PreviewPane } from '../preview/preview-pane.tsx'
import type { EditView } from '../routing/address.ts'
import { go } from '../routing/use-address.ts'
import { Checks } from './checks.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditorHead } from './editor-head.tsx'
import { FilesView } from './files-view.tsx'
import { FormView } from './form-view.tsx'
import { HistoryView } from './history-view.tsx'
import { RelatedLinks } from './related-links.tsx'
import { useUpload } from './use-upload.ts'

interface EditorProps {
  opened: OpenedFolder
  form: FormModel | undefined
  view: EditView
}

const previewKey = 'desk-preview'

/** The texts and facts of one folder: its form, its files as text, what was saved before, and beside them checks and preview. */
export function Editor({ opened, form, view }: EditorProps) {
  const { t, toast, api, explain, act, say } = useDesk()
  const { draft, state } = useDraft(opened)
  const [hasPreview, setPreview] = useState(() => sessionStorage.getItem(previewKey) === '1')
  const [published, setPublished] = useState<Conflict>()
  const { upload, uploading } = useUpload(draft)
  const { folder } = state
  const isReadOnly = !folder.actions.includes('edit')

  useEffect(() => {
    if (state.isRestored) toast('info', t.save.restored)
    // oxlint-disable-next-line react/exhaustive-deps -- said once
  }, [draft])

  // A file that is broken by hand has no form: it opens as text, at the fault.
  const broken = useMemo(() => findBroken(state.files), [state.files])
  const shown: EditView = !form || (broken && view === 'form') ? 'text' : view

  const onEnd = (action: Action, path: string | undefined) => {
    if (action === 'discard' || action === 'publish' || action === 'remove' || action === 'take-down')
      go({ screen: 'today' })
    else if (path !== undefined && path !== folder.path) go({ screen: 'edit', path, view: 'form' })
    else {
      api.open(folder.path).then(
        (fresh) => draft.accept(fresh),
        (error: unknown) => toast('error', explain(error)),
      )
    }
  }
  /** Ends a conflict with what was published meanwhile: what was chosen is saved, and stands. */
  const takeOver = async ({ files }: Conflict, texts: ReadonlyMap<string, string>) => {
    for (const { name, yours } of files) draft.edit(name, texts.get(name) ?? yours)
    if (!(await draft.save())) return
    const seen = Object.fromEntries(files.map(({ name, theirHash }) => [name, theirHash]))
    const subject = { path: folder.path, title: say(folder.title), change: draft.get().folder.change }
    const ended = await act('rebase', subject, { hash: subject.change?.hash, seen })
    if (ended) onEnd('rebase', ended.path)
  }
  const showView = (next: EditView) => go({ screen: 'edit', path: folder.path, view: next })
  const togglePreview = () => {
    sessionStorage.setItem(previewKey, hasPreview ? '0' : '1')
    setPreview(!hasPreview)
  }
  return (
    <div className={`desk-editor ${hasPreview ? 'desk-editor-preview' : ''}`}>
      <EditorHead
        state={state}
        view={shown}
        hasForm={form !== undefined}
        hasPreview={hasPreview}
        onView={showView}
        onPreview={togglePreview}
        onRetry={() => void draft.save()}
        before={draft.save}
        onEnd={onEnd}
        onConflict={setPublished}
      />
      <div className="desk-editor-main">
        {isReadOnly && (
          <p className="desk-message desk-message-notice">
            {folder.published?.isRecorded ? t.editor.recorded : t.editor.notEditable}
          </p>
        )}
        {folder.change?.approval && folder.change.state !== 'sent' && !isReadOnly && (
          <p className="desk-message desk-message-notice">{t.editor.willVoid}</p>
        )}
        {folder.change?.state === 'returned' && folder.change.remark && (
          <p className="desk-message desk-message-notice">
            <strong>{t.editor.returned(folder.change.remark.by)}</strong> {folder.change.remark.text}
          </p>
        )}
        <RelatedLinks related={folder.related} />
        {broken && view === 'form' && form && <p className="desk-message desk-message-danger">{t.editor.broken}</p>}
        {shown === 'form' && form && (
          <FormView
            draft={draft}
            state={state}
            form={form}
            isReadOnly={isReadOnly}
            upload={upload}
            uploading={uploading}
            onText={() => showView('text')}
          />
        )}
        {shown === 'text' && <FilesView draft={draft} state={state} isReadOnly={isReadOnly} at={broken} />}
        {shown === 'history' && <HistoryView draft={draft} state={state} />}
      </div>
      <aside className="desk-editor-aside" aria-label={t.editor.problems}>
        <Checks folder={folder} />
        {hasPreview && (
          <PreviewPane
            addresses={folder.preview}
            version={folder.change?.hash ?? ''}
            isEmbargoed={folder.change?.isEmbargoed}
          />
        )}
      </aside>
      {published && (
        <ConflictDialog
          conflict={published}
          onResolve={(texts) => {
            setPublished(undefined)
            void takeOver(published, texts)
          }}
        />
      )}
      {state.conflict && (
        <ConflictDialog
          conflict={state.conflict}
          onResolve={(texts) => {
            Promise.resolve(draft.resolve(texts)).catch((error: unknown) => toast('error', explain(error)))
          }}
        />
      )}
    </div>
  )
}

/** The first file whose fields cannot be read, and where. */
function findBroken(
  files: ReadonlyMap<string, { name: string; text: string }>,
): { name: string; line: number; column: number } | undefined {
  for (const { name, text } of files.values()) {
    const matter = name.endsWith('.md') ? findMatter(text) : undefined
    if (name.endsWith('.md') && !matter) continue
    const source = openYaml(matter ? text.slice(matter.from, matter.to) : text)
    if ('isDone' in source && source.reason === 'broken') {
      return { name, line: source.line + (matter ? 1 : 0), column: source.column }
    }
  }
  return undefined
}
