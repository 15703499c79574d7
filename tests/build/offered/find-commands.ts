/** A command in a text: what stands behind `npm run`, and the words after ` -- `. */
export interface OfferedCommand {
  script: string
  args: string[]
  /** The text from which it was read. */
  text: string
}

const command = /\bnpm run (?:-s )?(?<script>[a-z][\w:-]*)(?: --(?<rest> [^\n;`]*))?/g
/** A quoted word, or one without a sign that ends the command. */
const word = /^ +(?!#)(?<word>"[^"]*"|'[^']*'|(?:[^\s"'`“”,;)(])+)/

/** The whole commands that a text offers, with a word in the place of each value. */
export function findCommands(source: string): OfferedCommand[] {
  const text = source.replaceAll(/\$\{[^{}]*\}|\{\d+\}/g, 'x').replaceAll(String.raw`\"`, '"')
  return Array.from(text.matchAll(command), ({ groups, 0: found }) => ({
    script: groups?.['script'] ?? '',
    args: toWords(groups?.['rest'] ?? ''),
    text: found,
  }))
}

function toWords(rest: string): string[] {
  const words: string[] = []
  let left = rest
  for (;;) {
    const found = word.exec(left)
    if (!found) return words
    left = left.slice(found[0].length)
    const own = found.groups?.['word'] ?? ''
    words.push(own.replace(/^(["'])(.*)\1$/, '$2').replace(/[.:?]$/, ''))
    // The end of a sentence.
    if (/[.:?]$/.test(own)) return words
  }
}
