import type { EditorView } from '@codemirror/view'
import type { KeyboardEvent } from 'react'
import { useDesk } from '../context/desk-context.ts'
import { pickFiles } from '../ui/pick-files.ts'
import { emptyTable, insertBlock, insertFootnote, redo, toggleLines, toggleMarks, undo } from './commands.ts'

export type ToolDialog = { kind: 'link' } | { kind: 'image' | 'document'; name?: string | undefined }

interface ToolbarProps {
  view: EditorView
  label: string
  onDialog: (dialog: ToolDialog) => void
  onWord: (file: File) => void
}

interface Tool {
  name: string
  sign: string
  run: () => void
}

/** The tools of a text. The arrow keys move between them. */
export function Toolbar({ view, label, onDialog, onWord }: ToolbarProps) {
  const { t } = useDesk()
  const { markdown: words } = t
  const chooseWord = async () => {
    const [file] = await pickFiles('.docx')
    if (file) onWord(file)
  }
  const tools: Tool[] = [
    { name: words.heading, sign: 'H2', run: () => toggleLines(view, () => '## ', /^## /) },
    { name: words.subheading, sign: 'H3', run: () => toggleLines(view, () => '### ', /^### /) },
    { name: words.bold, sign: 'B', run: () => toggleMarks(view, '**') },
    { name: words.italic, sign: 'I', run: () => toggleMarks(view, '*') },
    { name: words.list, sign: '•', run: () => toggleLines(view, () => '- ', /^[-*] /) },
    { name: words.numbers, sign: '1.', run: () => toggleLines(view, (index) => `${index + 1}. `, /^\d+\. /) },
    { name: words.quote, sign: '“', run: () => toggleLines(view, () => '> ', /^> /) },
    { name: words.table, sign: '▦', run: () => insertBlock(view, emptyTable) },
    { name: words.footnote, sign: '[1]', run: () => insertFootnote(view) },
    { name: words.link, sign: words.link, run: () => onDialog({ kind: 'link' }) },
    { name: words.image, sign: words.image, run: () => onDialog({ kind: 'image' }) },
    { name: words.document, sign: words.document, run: () => onDialog({ kind: 'document' }) },
    {
      name: words.word,
      sign: 'Word',
      run: () => void chooseWord(),
    },
    { name: words.undo, sign: '↶', run: () => void undo(view) },
    { name: words.redo, sign: '↷', run: () => void redo(view) },
  ]
  return (
    <div className="desk-toolbar" role="toolbar" tabIndex={-1} aria-label={label} onKeyDown={move}>
      {tools.map(({ name, sign, run }, index) => (
        <button
          key={name}
          type="button"
          title={name}
          data-sign={sign === name ? undefined : sign}
          className={`desk-tool desk-tool-${sign === 'B' ? 'bold' : sign === 'I' ? 'italic' : 'plain'}`}
          tabIndex={index === 0 ? 0 : -1}
          onClick={run}
        >
          <span className={sign === name ? undefined : 'desk-hidden'}>{name}</span>
        </button>
      ))}
    </div>
  )
}

/** Moves the focus to the next tool, or the one before. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const index = buttons.findIndex((one) => one === document.activeElement)
  event.preventDefault()
  const next = buttons[(index + step + buttons.length) % buttons.length]
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next?.focus()
}
