import { redo, undo } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'

/** Puts marks around what is selected, or takes them away. */
export function toggleMarks(view: EditorView, mark: string): void {
  const { from, to } = view.state.selection.main
  const { length } = mark
  const text = view.state.sliceDoc(from, to)
  const isMarked = view.state.sliceDoc(from - length, from) === mark && view.state.sliceDoc(to, to + length) === mark
  if (isMarked) {
    view.dispatch({
      changes: [
        { from: from - length, to: from },
        { from: to, to: to + length },
      ],
      userEvent: 'input.format',
    })
  } else {
    view.dispatch({
      changes: { from, to, insert: mark + text + mark },
      selection: { anchor: from + length, head: to + length },
      userEvent: 'input.format',
    })
  }
  view.focus()
}

/** Begins each selected line with a mark, or takes it away where all have it. */
export function toggleLines(view: EditorView, toMark: (index: number) => string, pattern: RegExp): void {
  const { state } = view
  const { from, to } = state.selection.main
  const first = state.doc.lineAt(from).number
  const last = state.doc.lineAt(to).number
  const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index))
  const isMarked = lines.every(({ text }) => text === '' || pattern.test(text))
  const changes = lines.flatMap((line, index) => {
    if (line.text === '' && lines.length > 1) return []
    const present = /^(?:#{1,6} |[-*] |\d+\. |> )/.exec(line.text)?.[0] ?? ''
    return [{ from: line.from, to: line.from + present.length, insert: isMarked ? '' : toMark(index) }]
  })
  view.dispatch({ changes, userEvent: 'input.format' })
  view.focus()
}

/** Inserts a block with an empty line on each side. */
export function insertBlock(view: EditorView, block: string): void {
  const { state } = view
  const { from, to } = state.selection.main
  const before = state.sliceDoc(Math.max(0, from - 2), from)
  const after = state.sliceDoc(to, to + 2)
  const lead = from === 0 || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after.startsWith('\n\n') || to === state.doc.length ? '\n' : after.startsWith('\n') ? '\n' : '\n\n'
  view.dispatch({
    changes: { from, to, insert: lead + block.trim() + tail },
    selection: { anchor: from + lead.length + block.trim().length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  })
  view.focus()
}

/** Inserts text at the cursor, in place of what is selected. */
export function insertText(view: EditorView, text: string): void {
  view.dispatch(view.state.replaceSelection(text), { userEvent: 'input', scrollIntoView: true })
  view.focus()
}

/** A reference to a note at the cursor, and the note at the end. */
export function insertFootnote(view: EditorView): void {
  const { doc, selection } = view.state
  const text = view.state.sliceDoc()
  let number = 1
  while (text.includes(`[^${number}]`)) number += 1
  const note = `${text.endsWith('\n') ? '' : '\n'}\n[^${number}]: `
  const reference = `[^${number}]`
  view.dispatch({
    changes: [
      { from: selection.main.to, insert: reference },
      { from: doc.length, insert: note },
    ],
    selection: { anchor: doc.length + reference.length + note.length },
    userEvent: 'input',
    scrollIntoView: true,
  })
  view.focus()
}

export const emptyTable = '| | |\n| --- | ---: |\n| | |'

export { redo, undo }
