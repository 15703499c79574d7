import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { requestHeaders, type ServedAddress } from './find-served-addresses.ts'
import { requestOnce } from './request-once.ts'

/** The ends of files with encodings, as servers of plain files look for them. */
const encodings = { '': 'identity', '.br': 'br', '.gz': 'gzip' } as const

/** Writes what servers of plain files can send into a folder, compressed as the site sends it. */
export async function writeFolder(folder: string, origin: string, subjects: readonly ServedAddress[]): Promise<void> {
  const urls = subjects.filter(({ isPlain, status }) => isPlain && status !== 404).flatMap((subject) => subject.urls)
  for (const url of new Set(urls)) {
    const file = join(folder, /\.\w+$/.test(url) ? url : `${url}.html`)
    await mkdir(dirname(file), { recursive: true })
    for (const [end, encoding] of Object.entries(encodings)) {
      const { body, headers } = await requestOnce(origin + url, { ...requestHeaders, 'Accept-Encoding': encoding })
      if ((headers['Content-Encoding'] ?? 'identity') === encoding) await writeFile(file + end, body)
    }
  }
}
