import * as v from 'valibot'
import { say } from '#lib/say/message.ts'
import { findSituation } from '../../actions/find-situation.ts'
import { toChangePath } from '../../changes/change-path.ts'
import { readDocx } from '../../paste/read-docx.ts'
import { toMarkdown } from '../../paste/to-markdown.ts'
import type { Uploaded } from '../../protocol/changes.ts'
import { readBody } from '../../refusal/read-body.ts'
import { Refused } from '../../refusal/refused.ts'
import { listActions } from '../../rights/list-actions.ts'
import { toLocalText } from '../../say/to-local-text.ts'
import type { AddRoutes } from '../../services/services.ts'
import { inspectUpload, toFileName } from '../../uploads/inspect-upload.ts'
import { stripPhoto } from '../../uploads/strip-photo.ts'

const pasteSchema = v.object({ html: v.string() })

/** Files that are dropped, and texts that are pasted. */
export const addUploadRoutes: AddRoutes = (app, services) => {
  const { changes, people } = services
  app.post('/api/files/:path{.+}', async (context) => {
    const { person } = context.var
    const path = toChangePath(context.req.param('path'))
    const situation = findSituation(services, path)
    if (!listActions(person, situation, people.approval).includes('edit'))
      throw new Refused(403, say`You may not add files to ${path}`)
    const { file, replace } = await context.req.parseBody()
    if (!(file instanceof File)) throw new Refused(400, say`The request has no file`)
    const present = changes.files(path) ?? changes.contentFiles(path) ?? []
    const replaced = present.find(({ name }) => name === replace)
    const name = replaced?.name ?? toFileName(file.name, new Set(present.map((one) => one.name)))
    const sent = new Uint8Array(await file.arrayBuffer())
    await inspectUpload(name, sent)
    const { bytes, hadPlace } = stripPhoto(sent)
    const change = await changes.put(path, [{ name, base: replaced?.hash ?? '', bytes }], person)
    const stored = (changes.files(path) ?? []).find((one) => one.name === name)
    if (!stored) throw new Refused(500, say`The file was not kept; try it again`)
    return context.json<Uploaded>({
      file: { name, hash: stored.hash, size: stored.size, type: file.type, url: `/api/files/${path}/${name}` },
      problems: [],
      notes: hadPlace
        ? [toLocalText(say`${name}: the place where it was taken is removed. The picture is the same`)]
        : [],
      hash: change?.hash,
    })
  })
  app.post('/api/paste', async (context) => {
    if (!(context.req.header('content-type') ?? '').startsWith('multipart/'))
      return context.json(await toMarkdown((await readBody(context.req, pasteSchema)).html))
    const { file } = await context.req.parseBody()
    if (!(file instanceof File)) throw new Refused(400, say`The request has no file`)
    return context.json(await readDocx(new Uint8Array(await file.arrayBuffer())))
  })
}
