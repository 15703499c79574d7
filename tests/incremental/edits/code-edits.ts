import { textOf, withFiles } from '../content-files.ts'
import type { ApplyEdit, Edits } from './edit.ts'

const redirects = 'src/site/redirects.ts'
const messages = 'src/i18n/locales/en/messages.po'
const styles = 'src/app/site.css'

/** The files of the project that these edits change. Files in `public/` are added. */
export const editedCode = [redirects, messages, styles]

const inFile = (path: string, toText: (text: string, number: number) => string): ApplyEdit => {
  return (state, { number }) => {
    const text = textOf(state.code, path)
    const changed = text === undefined ? undefined : toText(text, number)
    if (changed === undefined || changed === text) return undefined
    return { state: { ...state, code: withFiles(state.code, { [path]: changed }) }, what: path }
  }
}

/** Replaces the match with the given number, counted from the first again after the last. */
function replaceOne(text: string, pattern: RegExp, [number, replacement]: readonly [number, string]): string {
  const matches = [...text.matchAll(pattern)]
  const match = matches[number % Math.max(1, matches.length)]
  if (!match) return text
  return text.slice(0, match.index) + match[0].replace(pattern, replacement) + text.slice(match.index + match[0].length)
}

/** Changes of the code. Each needs a build of the code, which takes seconds. */
export const codeEdits: Edits = {
  'add a redirect': inFile(redirects, (text, number) =>
    text.replace(/(^const rules = \[\n)/m, `$1  { from: '/duong-dan-cu-${number}', to: toHref('/ve-shs') },\n`),
  ),
  'translate a message anew': inFile(messages, (text, number) =>
    replaceOne(text, /^msgstr "([A-Z][A-Za-z ]{3,})"$/gm, [number, `msgstr "$1 ${number}"`]),
  ),
  'change a style': inFile(styles, (text, number) => `${text}\n.edit-${number} {\n  order: ${number};\n}\n`),
  'add a public file': (state, { number }) => {
    const path = `public/edit-${number}.txt`
    return { state: { ...state, code: withFiles(state.code, { [path]: `${number}\n` }) }, what: path }
  },
}
