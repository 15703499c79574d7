import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { markdown } from '@codemirror/lang-markdown'
import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { search, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { readNonce } from './nonce.ts'

interface ViewOptions {
  parent: HTMLElement
  text: string
  kind: 'markdown' | 'yaml'
  label: string
  lang: string
  /** The words of the search within the text, by those of CodeMirror. */
  phrases: Readonly<Record<string, string>>
  isReadOnly: boolean
  onChange: (text: string) => void
  extensions?: readonly Extension[]
}

const highlighting = HighlightStyle.define([
  { tag: tags.heading, class: 'desk-md-heading' },
  { tag: tags.strong, class: 'desk-md-strong' },
  { tag: tags.emphasis, class: 'desk-md-emphasis' },
  { tag: [tags.link, tags.url], class: 'desk-md-link' },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.comment], class: 'desk-md-mark' },
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], class: 'desk-md-key' },
])

const readOnly = new Compartment()

/** An editor of text, whose bytes are those that are typed: nothing is written anew. */
export function createView({
  parent,
  text,
  kind,
  label,
  lang,
  phrases,
  isReadOnly,
  onChange,
  extensions = [],
}: ViewOptions): EditorView {
  const state = EditorState.create({
    doc: text,
    extensions: [
      EditorView.cspNonce.of(readNonce()),
      history(),
      drawSelection(),
      search({ top: true }),
      EditorState.phrases.of(phrases),
      bracketMatching(),
      lintGutter(),
      EditorView.lineWrapping,
      kind === 'yaml' ? [yaml(), lineNumbers()] : markdown(),
      syntaxHighlighting(highlighting),
      // Tab leaves a text, as it leaves any field; in YAML it indents, and Escape then Tab leaves.
      keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...(kind === 'yaml' ? [indentWithTab] : [])]),
      EditorView.contentAttributes.of({ 'aria-label': label, lang, spellcheck: 'true' }),
      readOnly.of(toReadOnly(isReadOnly)),
      // A line ending that only one line has stays in it: the text is joined as it was split.
      EditorState.lineSeparator.of(text.includes('\r\n') ? '\r\n' : '\n'),
      EditorView.updateListener.of((update) => {
        if (update.docChanged && !update.transactions.some((one) => one.isUserEvent('desk.outside'))) {
          onChange(update.state.sliceDoc())
        }
      }),
      extensions,
    ],
  })
  return new EditorView({ state, parent })
}

const toReadOnly = (isReadOnly: boolean) => [EditorState.readOnly.of(isReadOnly), EditorView.editable.of(!isReadOnly)]

/** Shows a text that came from elsewhere: only what differs is replaced, so that the cursor stays. */
export function showText(view: EditorView, text: string): void {
  const present = view.state.sliceDoc()
  if (present === text) return
  if (text.includes('\r\n') || present.includes('\r\n')) {
    // A break of two letters has the length of one in the editor.
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: 'desk.outside' })
    return
  }
  let from = 0
  const shorter = Math.min(present.length, text.length)
  while (from < shorter && present[from] === text[from]) from += 1
  let tail = 0
  while (tail < shorter - from && present.at(-1 - tail) === text.at(-1 - tail)) tail += 1
  view.dispatch({
    changes: { from, to: present.length - tail, insert: text.slice(from, text.length - tail) },
    userEvent: 'desk.outside',
  })
}

export interface Mark {
  /** From 1. */
  line: number
  column: number
  severity: 'error' | 'warning' | 'advice'
  message: string
  fix?: { found: string; replacement: string; label: string } | undefined
}

/** Underlines what the checks found, with the fix as a button in its note. */
export function showMarks(view: EditorView, marks: readonly Mark[]): void {
  const { doc } = view.state
  const diagnostics = marks.flatMap((mark): Diagnostic[] => {
    if (mark.line < 1 || mark.line > doc.lines) return []
    const line = doc.line(mark.line)
    const { fix } = mark
    const found = fix ? line.text.indexOf(fix.found, Math.max(0, mark.column - 1 - fix.found.length)) : -1
    const from = found >= 0 ? line.from + found : Math.min(line.from + Math.max(0, mark.column - 1), line.to)
    const to = fix && found >= 0 ? from + fix.found.length : line.to
    return [
      {
        from,
        to,
        severity: mark.severity === 'advice' ? 'info' : mark.severity,
        message: mark.message,
        ...(fix &&
          found >= 0 && {
            actions: [
              {
                name: fix.label,
                apply: (target, start, end) =>
                  target.dispatch({
                    changes: { from: start, to: end, insert: fix.replacement },
                    userEvent: 'input.fix',
                  }),
              },
            ],
          }),
      },
    ]
  })
  view.dispatch(setDiagnostics(view.state, diagnostics))
}
