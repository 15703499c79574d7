/** Of private use: no rule matches it, and no text contains it. */
const hiddenCharacter = '\uE000'

// No pattern may try again from each character of what it has already read: texts can have a megabyte in one line.
const hidden = [
  // Fenced code.
  /^( {0,3})(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^ {0,3}\2[^\n]*$|(?![\s\S]))/gm,
  // Code within a line.
  /(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g,
  // The target of a link or an image, with its title.
  /(?<=\])\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\)/g,
  // Bare addresses.
  /<[^<>\s]+>|\bhttps?:\/\/[^\s)>\]]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
  // The anchor of a heading.
  /\{#[^{}\n]*\}/g,
  // A quoted passage, whose words are those of another.
  /^ {0,3}>[^\n]*$/gm,
  // The line below the head of a table.
  /^(?=[ \t|:]*-{3})[ \t|:-]+$/gm,
]

/** A Markdown text in which code, quoted passages, addresses and anchors are replaced by as many of another character, so that positions stay. */
export function maskMarkdown(source: string): string {
  return hidden.reduce((text, pattern) => text.replace(pattern, toHidden), source)
}

function toHidden(match: string): string {
  return match.replace(/[^\n]/g, hiddenCharacter)
}
