import { readFile, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { say } from '#lib/say/message.ts'
import type { ReaderKind, ReaderRequest } from '../../protocol/reader-kind.ts'
import type { PostReader, SourceFile, SourcePost, SourceTerm } from '../../protocol/source-item.ts'
import { decodeSource } from '../encoding/decode-source.ts'
import { readFieldsFile } from '../fields/fields-file.ts'
import { toMoment } from '../fields/to-moment.ts'
import { hasSourceFiles, listSourceFiles, type FoundFile } from '../folders/list-source-files.ts'
import { readPage, type ReadPage } from './read-page.ts'

const ending = /\.x?html?$/i

/** A folder of pages: what a browser or a mirror of the old site saved. */
export const htmlReader: ReaderKind = {
  name: 'html',
  says: say`a folder of saved pages: .html, with their pictures`,
  knows: (source) => hasSourceFiles(source, ending),
  open: readFolder,
}

async function* readFolder({ source, fields, onProgress }: ReaderRequest): PostReader {
  const { home } = await readFieldsFile(fields)
  if (home !== undefined) yield { is: 'about', home }
  const files = await listSourceFiles(source, ending)
  for (const [place, file] of files.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time is in memory
    const bytes = await readFile(file.path).catch(() => undefined)
    if (!bytes) yield { is: 'fault', at: file.name, says: say`Cannot be read, and is left out` }
    // Frames of a page that a browser saved lie in its folder of pictures.
    else if (isPartOfPage(file, files)) yield { is: 'skip', kind: 'frame' }
    // oxlint-disable-next-line no-await-in-loop -- as above
    else yield await toPost(file, readPage(decodeSource(bytes, findCharset(bytes))), source)
    onProgress((place + 1) / files.length)
  }
}

/** True for a file in the folder `x_files` beside `x.html`. */
function isPartOfPage({ name }: FoundFile, files: readonly FoundFile[]): boolean {
  const page = /^(.*)(?:_files|\.files|_tệp)\/[^/]*$/.exec(name)?.[1]
  return page !== undefined && files.some((one) => one.name.replace(ending, '') === page)
}

/** The encoding that a page says it has, in its first bytes. */
function findCharset(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1')
  return (
    /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]+encoding=["']([\w-]+)/.exec(head)?.[1]
  )
}

async function toPost(file: FoundFile, page: ReadPage, folder: string): Promise<SourcePost> {
  const path = file.name.replace(ending, '')
  const slug = (path.endsWith('/index') ? path.slice(0, -'/index'.length) : path).split('/').at(-1) ?? ''
  const publishedAt = toMoment(page.published) ?? findDayInName(file.name)
  const modifiedAt = toMoment(page.modified)
  const known = await findFiles(file, page.files, folder)
  return {
    is: 'post',
    at: file.name,
    id: file.name,
    addresses: page.address === '' ? [`/${file.name}`] : [page.address],
    title: page.title || slug,
    slug,
    status: 'published',
    ...(publishedAt !== undefined && { publishedAt }),
    ...(modifiedAt !== undefined && { modifiedAt }),
    ...(page.language !== '' && { language: page.language }),
    body: { format: 'html', text: page.body },
    excerpt: page.summary,
    terms: toTerms(page),
    ...(page.image !== '' && { image: (await findFiles(file, [page.image], folder))[0] ?? { url: page.image } }),
    files: known,
  }
}

const toTerm = (kind: string) => (name: string) => ({ kind, key: name, name })

function toTerms({ keywords, section, author }: ReadPage): SourceTerm[] {
  return [
    ...(section === '' ? [] : [section].map(toTerm('category'))),
    ...keywords.map(toTerm('tag')),
    ...(author === '' ? [] : [author].map(toTerm('author'))),
  ]
}

/** A day at the beginning of a name: `2019-03-04-ten-bai.html`, `2019/03/04/ten-bai.html`. */
function findDayInName(name: string): string | undefined {
  const found = /(?:^|\/)((?:19|20)\d\d)[-/](\d\d)[-/](\d\d)(?:[-_/. ]|$)/.exec(name)
  return found ? toMoment(`${found[1]}-${found[2]}-${found[3]}`) : undefined
}

/** Those of the addresses in a text that are files on this disk, within the folder. */
async function findFiles(file: FoundFile, addresses: readonly string[], folder: string): Promise<SourceFile[]> {
  const found = await Promise.all(
    addresses.map(async (url): Promise<SourceFile[]> => {
      const path = toPath(url, file, folder)
      const isFile =
        path !== undefined &&
        !ending.test(path) &&
        (await stat(path).then(
          (one) => one.isFile(),
          () => false,
        ))
      return isFile ? [{ url, path }] : []
    }),
  )
  return found.flat()
}

function toPath(url: string, file: FoundFile, folder: string): string | undefined {
  if (/^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(url)) return undefined
  const bare = url.split(/[?#]/, 1)[0] ?? ''
  const written = decode(bare)
  const path = written.startsWith('/') ? join(folder, written) : join(dirname(file.path), written)
  const within = relative(resolve(folder), resolve(path))
  return bare === '' || within.startsWith(`..${sep}`) || within === '..' ? undefined : path
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
