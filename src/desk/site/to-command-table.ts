/** A command as the page lists it. */
export interface CommandRow {
  /** `npm run build`. */
  typed: string
  says: string
  /** A page of docs/ that says more. */
  page?: string | undefined
  /** The arguments: `[--out DIR]`. */
  usage?: string
}

/** The page with each list between its two marks: `<!-- site -->` and `<!-- /site -->`. @throws where a mark is missing */
export function withCommandTables(page: string, tables: Readonly<Record<string, readonly CommandRow[]>>): string {
  return Object.entries(tables).reduce((text, [name, rows]) => {
    const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
    const [from, to] = [text.indexOf(start), text.indexOf(end)]
    if (from === -1 || to === -1) throw new Error(`The page of commands lacks ${start.trim()} or ${end}`)
    return `${text.slice(0, from)}${start}\n${toTable(rows)}\n\n${text.slice(to)}`
  }, page)
}

function toTable(rows: readonly CommandRow[]): string {
  return ['| command | does |', '|---|---|', ...rows.map(toRow)].join('\n')
}

function toRow({ typed, says, page, usage = '' }: CommandRow): string {
  // Options of a script of package.json stand after `--`; those of `npm run site --` do already.
  const divider = usage !== '' && !typed.includes(' -- ') ? ' --' : ''
  const command = [typed + divider, usage].filter(Boolean).join(' ').replaceAll('|', '\\|')
  const more = page === undefined ? '' : ` ([${page.replace(/^.*\/(\d+)-.*$/, 'decision $1')}](${page}))`
  return `| \`${command}\` | ${says.replaceAll('|', '\\|')}${more} |`
}
