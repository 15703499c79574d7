import { siteName } from '#brand'

/** The facts in a citation of a document. */
export interface Citation {
  code: string
  title: string
  /** Empty where the firm itself is the author. */
  authors: readonly string[]
  publisher: string
  number: string | undefined
  publishedAt: string
  url: string
  /** The day of the visit, `2026-11-21`; undefined until the browser says it. */
  accessedOn: string | undefined
  files: readonly { href: string; sha256: string }[]
}

/** A line for each document, in the form that `shasum --check` reads: `SHA256 (bao-cao.vi.pdf) = 0f1e…`. */
export function toChecksumLines({ files }: Pick<Citation, 'files'>): string[] {
  return files.map(({ href, sha256 }) => `SHA256 (${href.slice(href.lastIndexOf('/') + 1)}) = ${sha256}`)
}

/** The citation for BibTeX and biblatex, which Zotero, EndNote and Mendeley read too. */
export function toBibtex(citation: Citation): string {
  const { code, title, authors, publisher, number, publishedAt, url, accessedOn } = citation
  const [year = '', month = '', day = ''] = publishedAt.split(/[-T]/)
  const fields = {
    // Two pairs of braces: a firm has no first name, and a title keeps its capitals.
    author:
      authors.length > 0
        ? authors.map((name) => `{${escapeBibtex(name)}}`).join(' and ')
        : `{${escapeBibtex(publisher)}}`,
    title: `{${escapeBibtex(title)}}`,
    institution: `{${escapeBibtex(publisher)}}`,
    number: number && escapeBibtex(number),
    year,
    month: String(Number(month)),
    day: String(Number(day)),
    url,
    urldate: accessedOn,
    note: toChecksumLines(citation).map(escapeBibtex).join('; '),
  }
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []))
  return `@techreport{${siteName.toLowerCase()}-${code},\n${lines.join(',\n')}\n}`
}

function escapeBibtex(text: string): string {
  return text.replace(/[\\{}~^]/g, (character) => commands[character] ?? '').replace(/(?<!\\)[&%$#_]/g, '\\$&')
}

const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash ',
  '{': '\\textbraceleft ',
  '}': '\\textbraceright ',
  '~': '\\textasciitilde ',
  '^': '\\textasciicircum ',
}
