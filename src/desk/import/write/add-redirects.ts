import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { redirectsFile } from '#engine/content/redirects/redirects-file.ts'
import { parseSource } from '#engine/model/urls/redirects.ts'
import { say, type Message } from '#lib/say/message.ts'

/** A former address, and where it leads. */
export interface FormerAddress {
  from: string
  to: string
}

/**
 * Adds rules for addresses of the old site to the file of redirects, whose other lines stay as they are. An address that has a rule keeps
 * it.
 * @returns how many were added, and what could not be
 */
export async function addRedirects(
  content: string,
  addresses: readonly FormerAddress[],
  source: string,
): Promise<{ added: number; problems: Message[] }> {
  const file = join(content, redirectsFile)
  const text = await readFile(file, 'utf8').catch(() => '')
  const known = new Set(listKeys(text))
  const problems: Message[] = []
  const lines: string[] = []
  for (const { from, to } of addresses) {
    if (from === to || known.has(from)) continue
    known.add(from)
    if (parseSource(from))
      lines.push(`${stringify(from, { lineWidth: 0 }).trimEnd()}: ${stringify(to, { lineWidth: 0 }).trimEnd()}`)
    else problems.push(say`The former address ${from} has a form that no rule can have`)
  }
  if (lines.length > 0) {
    const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
    const head = before.includes(headOf(source)) ? '' : `\n${headOf(source)}\n`
    await writeFile(`${file}.new`, `${before}${head}${lines.join('\n')}\n`)
    await rename(`${file}.new`, file)
  }
  return { added: lines.length, problems }
}

/** The comment above the addresses of a source; comments of content are English, as its keys are. */
const headOf = (source: string) => `# Addresses of ${source}, by an import.`

function listKeys(text: string): string[] {
  const value: unknown = parse(text)
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}
