import { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DeskFile, Pasted, Problem } from '../../protocol/changes.ts'
import type { LocalText } from '../../protocol/people.ts'
import { useDesk } from '../context/desk-context.ts'
import { insertBlock, insertText, undo } from './commands.ts'
import { createView, showMarks, showText } from './create-view.ts'
import { DocumentDialog } from './document-dialog.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { isRich } from './is-rich.ts'
import { LinkDialog } from './link-dialog.tsx'
import { Toolbar, type ToolDialog } from './toolbar.tsx'

interface EditorProps {
  locale: string
  body: string
  /** The lines of the file above the text. */
  linesAbove: number
  problems: readonly Problem[]
  files: readonly DeskFile[]
  isReadOnly: boolean
  onChange: (body: string) => void
  /** Uploads files into the folder; gives the names that they have there. */
  upload: (files: readonly File[]) => Promise<readonly string[]>
}

/** The text of an entry in one language, as Markdown. */
export function MarkdownEditor(props: EditorProps) {
  const { locale, body, linesAbove, problems, files, isReadOnly, onChange, upload } = props
  const { t, say, api, explain, toast, announce } = useDesk()
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const [dialog, setDialog] = useState<ToolDialog>()
  const [lost, setLost] = useState<readonly LocalText[]>([])
  const [isPasting, setPasting] = useState(false)
  const label = `${t.editor.body}, ${t.editor.languageOf(locale)}`

  const insertPasted = ({ markdown, lost: gone }: Pasted) => {
    if (!view) return
    if (markdown.includes('\n')) insertBlock(view, markdown)
    else insertText(view, markdown)
    setLost(gone)
    if (gone.length > 0) announce(`${t.markdown.lost} ${gone.map(say).join('; ')}`)
  }
  const take = async (source: File | string) => {
    setPasting(true)
    try {
      insertPasted(await (typeof source === 'string' ? api.pasteHtml(source) : api.pasteDocument(source)))
    } catch (error) {
      toast('error', explain(error))
    } finally {
      setPasting(false)
    }
  }
  const drop = async (dropped: readonly File[]) => {
    const [texts, others] = [
      dropped.filter(({ name }) => /\.docx$/i.test(name)),
      dropped.filter(({ name }) => !/\.docx$/i.test(name)),
    ]
    for (const text of texts) await take(text)
    if (others.length === 0) return
    const names = await upload(others)
    const image = names.find((name) => /\.(?:jpe?g|png|svg)$/i.test(name))
    const document = names.find((name) => /\.(?:pdf|xlsx)$/i.test(name))
    if (image !== undefined) setDialog({ kind: 'image', name: image })
    else if (document !== undefined) setDialog({ kind: 'document', name: document })
  }
  const onText = useEffectEvent(onChange)
  const onTake = useEffectEvent(take)
  const onDrop = useEffectEvent(drop)

  useEffect(() => {
    if (!place.current) return undefined
    const created = createView({
      parent: place.current,
      text: body,
      kind: 'markdown',
      label,
      lang: locale,
      isReadOnly,
      phrases: t.markdown.phrases,
      onChange: (text) => onText(text),
      extensions: [
        EditorView.domEventHandlers({
          paste: (event) => {
            const data = event.clipboardData
            const pasted = [...(data?.files ?? [])]
            const html = data?.getData('text/html') ?? ''
            if (isRich(html)) void onTake(html)
            else if (pasted.length > 0) void onDrop(pasted)
            else return false
            event.preventDefault()
            return true
          },
          drop: (event) => {
            const dropped = [...(event.dataTransfer?.files ?? [])]
            if (dropped.length === 0) return false
            event.preventDefault()
            void onDrop(dropped)
            return true
          },
        }),
      ],
    })
    setView(created)
    return () => created.destroy()
    // oxlint-disable-next-line react/exhaustive-deps -- the text is followed below; all else begins another editor
  }, [locale, isReadOnly, label])

  useEffect(() => {
    if (view) showText(view, body)
  }, [view, body])

  useEffect(() => {
    if (!view) return
    showMarks(
      view,
      problems.map(({ line, column, severity, message, fix }) => ({
        line: line - linesAbove,
        column,
        severity,
        message: say(message),
        fix: fix && {
          ...fix,
          label: fix.replacement === '' ? t.editor.removeFound(fix.found) : t.editor.fix(fix.replacement),
        },
      })),
    )
  }, [view, problems, linesAbove, say, t])

  const language = t.editor.languageOf(locale)
  const close = () => {
    setDialog(undefined)
    view?.focus()
  }
  return (
    <div className="desk-text">
      {view && !isReadOnly && (
        <Toolbar
          view={view}
          label={t.markdown.toolbar(language)}
          onDialog={setDialog}
          onWord={(file) => void take(file)}
        />
      )}
      <div ref={place} className="desk-text-place" />
      {isPasting && <output className="desk-note">{t.markdown.pasting}</output>}
      {lost.length > 0 && (
        <div className="desk-message desk-message-notice">
          <p>{t.markdown.lost}</p>
          <ul>
            {lost.map((one) => (
              <li key={say(one)}>{say(one)}</li>
            ))}
          </ul>
          <div className="desk-buttons">
            <button
              type="button"
              className="button desk-small"
              onClick={() => {
                if (view) undo(view)
                setLost([])
                view?.focus()
              }}
            >
              {t.markdown.undoPaste}
            </button>
            <button type="button" className="button desk-small" onClick={() => setLost([])}>
              {t.shell.close}
            </button>
          </div>
        </div>
      )}
      {view && dialog?.kind === 'link' && (
        <LinkDialog
          text={view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)}
          body={body}
          locale={locale}
          onInsert={(text) => insertText(view, text)}
          onClose={close}
        />
      )}
      {view && dialog?.kind === 'image' && (
        <ImageDialog
          files={files}
          first={dialog.name}
          upload={upload}
          onInsert={(text) => insertBlock(view, text)}
          onClose={close}
        />
      )}
      {view && dialog?.kind === 'document' && (
        <DocumentDialog
          files={files}
          first={dialog.name}
          upload={upload}
          onInsert={(text) => insertText(view, text)}
          onClose={close}
        />
      )}
    </div>
  )
}
