import { insertItem, moveItem, readField, removeField, removeItem, setField } from './edit-yaml.ts'
import { refused, type Edited } from './refusal.ts'

/** The range of the fields before a text in Markdown; undefined if it has none. */
interface Matter {
  from: number
  to: number
  /** Where the text begins. */
  body: number
}

const opening = /^\ufeff?---[ \t]*\r?\n/
const closing = /^---[ \t]*(?:\r?\n|$)/m

export function findMatter(text: string): Matter | undefined {
  const from = opening.exec(text)?.[0].length
  if (from === undefined) return undefined
  const end = closing.exec(text.slice(from))
  return end ? { from, to: from + end.index, body: from + end.index + end[0].length } : undefined
}

/** The text of a Markdown file below its fields. */
export function readBody(text: string): string {
  const matter = findMatter(text)
  return matter ? text.slice(matter.body) : text
}

/** A Markdown file with another text below its fields. */
export function setBody(text: string, body: string): string {
  return text.slice(0, findMatter(text)?.body ?? 0) + body.normalize('NFC')
}

/** The edits of a file by its name: of YAML, or of the fields before a text in Markdown. */
export function editsOf(name: string) {
  const isMarkdown = name.endsWith('.md')
  const inMatter = (text: string, edit: (yaml: string) => Edited): Edited => {
    if (!isMarkdown) return edit(text)
    const matter = findMatter(text)
    if (!matter) return opening.test(text) ? refused('broken') : withNewMatter(text, edit)
    const { from, to } = matter
    const edited = edit(text.slice(from, to))
    if (!edited.isDone) return { ...edited, line: edited.line + 1 }
    const needsBreak = edited.text !== '' && !edited.text.endsWith('\n')
    return { isDone: true, text: text.slice(0, from) + edited.text + (needsBreak ? '\n' : '') + text.slice(to) }
  }
  const yamlOf = (text: string): string => {
    const matter = findMatter(text)
    return isMarkdown ? text.slice(matter?.from ?? 0, matter?.to ?? 0) : text
  }
  return {
    read: (text: string, path: Parameters<typeof readField>[1]) => readField(yamlOf(text), path),
    set: (text: string, ...rest: Rest<typeof setField>) => inMatter(text, (yaml) => setField(yaml, ...rest)),
    remove: (text: string, ...rest: Rest<typeof removeField>) => inMatter(text, (yaml) => removeField(yaml, ...rest)),
    insertItem: (text: string, ...rest: Rest<typeof insertItem>) => inMatter(text, (yaml) => insertItem(yaml, ...rest)),
    removeItem: (text: string, ...rest: Rest<typeof removeItem>) => inMatter(text, (yaml) => removeItem(yaml, ...rest)),
    moveItem: (text: string, ...rest: Rest<typeof moveItem>) => inMatter(text, (yaml) => moveItem(yaml, ...rest)),
  }
}

type Rest<Edit extends (text: string, ...rest: never[]) => Edited> =
  Parameters<Edit> extends [string, ...infer Others] ? Others : never

function withNewMatter(text: string, edit: (yaml: string) => Edited): Edited {
  const edited = edit('')
  return edited.isDone && edited.text !== ''
    ? { isDone: true, text: `---\n${edited.text}---\n\n${text.trimStart()}` }
    : edited
}
