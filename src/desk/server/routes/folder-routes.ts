import { readFileSync } from 'node:fs'
import { fileTypeFromBuffer } from 'file-type'
import * as v from 'valibot'
import { pagesFolder } from '#engine/content/entries/list-entries.ts'
import { say } from '#lib/say/message.ts'
import { findSituation } from '../../actions/find-situation.ts'
import { isRootFile, toChangePath } from '../../changes/change-path.ts'
import type { StoredFile } from '../../changes/change-store.ts'
import type { ChangePath, DeskFile, OpenedFolder } from '../../protocol/changes.ts'
import type { Person } from '../../protocol/people.ts'
import { readBody } from '../../refusal/read-body.ts'
import { Refused } from '../../refusal/refused.ts'
import { listActions } from '../../rights/list-actions.ts'
import { refuseHidden } from '../../rights/refuse-hidden.ts'
import { findRootFile, rootList } from '../../root-files.ts'
import type { AddRoutes, DeskServices } from '../../services/services.ts'

const saveSchema = v.object({
  files: v.array(v.object({ name: v.string(), base: v.string(), text: v.string() })),
  remove: v.optional(v.array(v.object({ name: v.string(), base: v.string() }))),
})

/** Files that a page of the desk may show as what they are; all others are saved. SVG is none: it may have scripts. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'application/pdf'])

/** The files of entries: read, saved, and as bytes. */
export const addFolderRoutes: AddRoutes = (app, services) => {
  const { changes, people } = services
  app.get('/api/folders/:path{.+}', async (context) => {
    const path = toReadable(services, context.req.param('path'), context.var.person)
    return context.json<OpenedFolder>(await openFolder(services, path, context.var.person))
  })
  app.put('/api/folders/:path{.+}', async (context) => {
    const { person } = context.var
    const path = toReadable(services, context.req.param('path'), person, { isNew: true })
    if (!listActions(person, findSituation(services, path), people.approval).includes('edit'))
      throw new Refused(
        403,
        say`You may not edit ${path}: what was disclosed is corrected by another entry, and only writers write`,
      )
    await changes.save(path, await readBody(context.req, saveSchema), person)
    return context.json<OpenedFolder>(await openFolder(services, path, person))
  })
  app.get('/api/files/:path{.+}', async (context) => {
    const given = context.req.param('path')
    const [, folder = '', name = ''] = /^(.+)\/([^/]+)$/.exec(given) ?? []
    const path = toReadable(services, isRootFile(name) && folder === name ? name : folder, context.var.person)
    const isFormer = context.req.query('from') === 'content'
    const files = isFormer ? changes.contentFiles(path) : changes.files(path)
    const file = files?.find((one) => one.name === name.normalize('NFC'))
    if (!file) throw new Refused(404, say`${path} has no file of that name`)
    const bytes = readFileSync(file.location)
    const type = (await fileTypeFromBuffer(bytes))?.mime ?? 'application/octet-stream'
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': shown.has(type) ? type : 'application/octet-stream',
      'Content-Disposition': `${shown.has(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
      // A viewer of PDFs has no sandbox.
      'Content-Security-Policy': `default-src 'none'; frame-ancestors 'self'${type === 'application/pdf' ? '' : '; sandbox'}`,
      'X-Frame-Options': 'SAMEORIGIN',
    })
  })
}

/** @throws {Refused} where there is nothing, or nothing that the person may read: the answer is the same */
function toReadable({ changes }: DeskServices, given: string, person: Person, { isNew = false } = {}): ChangePath {
  const path = toChangePath(given)
  const change = changes.find(path)
  const isThere =
    change !== undefined || isNew || changes.contentFiles(path) !== undefined || findRootFile(path) !== undefined
  refuseHidden(changes, path, person)
  if (isThere) return path
  throw new Refused(404, say`There is nothing to edit at “${path}”`)
}

async function openFolder(services: DeskServices, path: ChangePath, person: Person): Promise<OpenedFolder> {
  const { changes, people, reading } = services
  const [first = ''] = path.split('/')
  const situation = findSituation(services, path)
  const files = changes.files(path) ?? []
  return {
    path,
    collection: isRootFile(path) ? findRootFile(path) && rootList.name : first || pagesFolder,
    change: situation.change,
    files: await Promise.all(files.map((file) => toDeskFile(path, file))),
    actions: listActions(person, situation, people.approval),
    ...(await reading.describe(path, person)),
  }
}

/** A text, byte for byte; undefined where the bytes are no UTF-8, which a save would change. */
function toText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const texts = /\.(?:ya?ml|md|csv|txt)$/

async function toDeskFile(path: ChangePath, { name, hash, size, location }: StoredFile): Promise<DeskFile> {
  const bytes = readFileSync(location)
  const text = texts.test(name) ? toText(bytes) : undefined
  return {
    name,
    hash,
    size,
    text,
    type: text !== undefined ? 'text/plain' : (await fileTypeFromBuffer(bytes))?.mime,
    url: `/api/files/${path}/${encodeURIComponent(name)}`,
  }
}
