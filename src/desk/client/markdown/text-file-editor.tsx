import type { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Problem } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import { createView, showMarks, showText } from './create-view.ts'

interface TextFileProps {
  name: string
  text: string
  problems: readonly Problem[]
  isReadOnly: boolean
  /** Where the cursor is to be at first. */
  at?: { line: number; column: number } | undefined
  onChange: (text: string) => void
}

/** A whole file as text. */
export function TextFileEditor({ name, text, problems, isReadOnly, at, onChange }: TextFileProps) {
  const { t, say } = useDesk()
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const onText = useEffectEvent(onChange)
  useEffect(() => {
    if (!place.current) return undefined
    const created = createView({
      parent: place.current,
      text,
      kind: name.endsWith('.md') ? 'markdown' : 'yaml',
      label: name,
      lang: /^\w+(?=\.md$)/.exec(name)?.[0] ?? '',
      isReadOnly,
      phrases: t.markdown.phrases,
      onChange: (next) => onText(next),
    })
    setView(created)
    if (at && at.line <= created.state.doc.lines) {
      const line = created.state.doc.line(at.line)
      created.dispatch({
        selection: { anchor: Math.min(line.from + at.column - 1, line.to) },
        scrollIntoView: true,
      })
      created.focus()
    }
    return () => created.destroy()
    // oxlint-disable-next-line react/exhaustive-deps -- the text is followed below, and the cursor is set once
  }, [name, isReadOnly])
  useEffect(() => {
    if (view) showText(view, text)
  }, [view, text])
  useEffect(() => {
    if (!view) return
    showMarks(
      view,
      problems.map(({ line, column, severity, message, fix }) => ({
        line,
        column,
        severity,
        message: say(message),
        fix: fix && {
          ...fix,
          label: fix.replacement === '' ? t.editor.removeFound(fix.found) : t.editor.fix(fix.replacement),
        },
      })),
    )
  }, [view, problems, say, t])
  return <div ref={place} className="desk-text-place desk-text-file" />
}
