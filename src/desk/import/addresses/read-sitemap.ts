import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'

/** An old sitemap, with those that its index names. */
export interface OldSitemap {
  /** Its addresses, each once, in its order. */
  addresses: readonly string[]
  /** The sitemaps that an index names and that are not beside it. */
  missing: readonly string[]
}

/** The most bytes that a packed sitemap may unpack to: five times what the protocol allows. */
const mostBytes = 256 * 1024 * 1024

/**
 * The addresses of a sitemap, of all sitemaps of an index that lie beside it, or of a list with one a line. Each may be packed (.gz).
 * @throws {ProgramError} where a file cannot be read, or is neither
 */
export async function readSitemap(file: string): Promise<OldSitemap> {
  const addresses = new Set<string>()
  const missing: string[] = []
  const read = new Set<string>()
  const visit = async (path: string): Promise<void> => {
    read.add(path)
    const { pages, sitemaps } = parseSitemap(await readText(path), path)
    for (const page of pages) addresses.add(page)
    for (const url of sitemaps) {
      // oxlint-disable-next-line no-await-in-loop -- a sitemap at a time is in memory
      const found = await findBeside(path, url)
      if (found === undefined) missing.push(url)
      // oxlint-disable-next-line no-await-in-loop -- as above
      else if (!read.has(found)) await visit(found)
    }
  }
  await visit(file)
  return { addresses: [...addresses], missing }
}

async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new ProgramError(say`There is no file ${path} that can be read`, { cause: error })
  })
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  try {
    return new TextDecoder().decode(isPacked ? gunzipSync(bytes, { maxOutputLength: mostBytes }) : bytes)
  } catch (error) {
    throw new ProgramError(say`${path} is packed, and damaged or too large`, { cause: error })
  }
}

/** The file of a sitemap beside its index: with the name that its address ends with, packed or not. */
async function findBeside(index: string, url: string): Promise<string | undefined> {
  const name = basename(URL.canParse(url) ? new URL(url).pathname : url)
  for (const one of [name, `${name}.gz`, name.replace(/\.gz$/, '')]) {
    const path = join(dirname(index), one)
    // oxlint-disable-next-line no-await-in-loop -- the first that is there
    if (
      await readFile(path).then(
        () => true,
        () => false,
      )
    )
      return path
  }
  return undefined
}

const withoutPrefix = (name: string) => name.replace(/^.*:/, '')

function parseSitemap(text: string, path: string): { pages: string[]; sitemaps: string[] } {
  const [pages, sitemaps]: [string[], string[]] = [[], []]
  if (!/^\s*</.test(text)) {
    for (const line of text.split(/\r?\n/)) if (/^(?:https?:\/\/|\/)/.test(line.trim())) pages.push(line.trim())
    return { pages, sitemaps }
  }
  const parser = new SaxesParser({ position: true })
  const open: string[] = []
  let address = ''
  parser.on('opentag', ({ name }) => {
    open.push(withoutPrefix(name))
    address = ''
  })
  parser.on('text', (part) => void (address += part))
  parser.on('cdata', (part) => void (address += part))
  parser.on('closetag', ({ name }) => {
    open.pop()
    // Pictures and other languages of a page have addresses too, which are not its own.
    if (name === withoutPrefix(name) && name === 'loc')
      (open.at(-1) === 'sitemap' ? sitemaps : pages).push(address.trim())
  })
  parser.on('error', (error) => {
    throw new ProgramError(say`${path}:${parser.line}:${parser.column} is no sitemap: ${error.message}`)
  })
  parser.write(text).close()
  return { pages, sitemaps }
}
