/** A text of Word without its notes, which Markdown writes in another way. */
interface TakenNotes {
  body: string
  /** Puts the marks of notes into the text made of it. */
  toText: (markdown: string) => string
  notes: readonly { number: string; html: string }[]
}

const mark = /<sup><a href="#((?:foot|end)note-[^"]+)"[^>]*>\[(\d+)\]<\/a><\/sup>/g
const list = /<ol>(?:<li id="(?:foot|end)note-[\s\S]*)<\/ol>\s*$/
const note = /<li id="((?:foot|end)note-[^"]+)">([\s\S]*?)<\/li>(?=<li id="(?:foot|end)note-|<\/ol>\s*$)/g

/** Letters that no text has, around the number of a note: a mark would be escaped. */
const [open, close] = ['\u{E000}', '\u{E001}']

/** The footnotes and endnotes of a document, as `mammoth` writes them. */
export function takeNotes(html: string): TakenNotes {
  const numbers = new Map(Array.from(html.matchAll(mark), ([, id = '', number = '']) => [id, number]))
  const notes = Array.from((list.exec(html)?.[0] ?? '').matchAll(note), ([, id = '', text = '']) => ({
    number: numbers.get(id) ?? '',
    html: text.replaceAll(/\s*<a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g, ''),
  })).filter(({ number }) => number !== '')
  return {
    body: html.replace(list, '').replaceAll(mark, `${open}$2${close}`),
    toText: (markdown) => markdown.replaceAll(new RegExp(`${open}(\\d+)${close}`, 'g'), '[^$1]'),
    notes,
  }
}
