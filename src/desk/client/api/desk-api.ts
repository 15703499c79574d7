import type {
  Action,
  ActionRequest,
  Conflict,
  Checked,
  CheckRequest,
  Difference,
  HeldSite,
  NewEntryRequest,
  OpenedFolder,
  Pasted,
  ReadingProgress,
  Refusal,
  Row,
  Run,
  SavedVersion,
  SaveRequest,
  Today,
  Uploaded,
} from '../../protocol/changes.ts'
import type { FormModel, Reference } from '../../protocol/forms.ts'
import type { Session } from '../../protocol/people.ts'

/** Raised where a save meets what another person wrote meanwhile. */
export class ConflictError extends Error {
  readonly conflict: Conflict
  constructor(conflict: Conflict) {
    super('conflict')
    this.conflict = conflict
  }
}

/** Raised where the server refuses, with its sentence. */
export class RefusalError extends Error {
  readonly refusal: Refusal
  readonly status: number
  constructor(refusal: Refusal, status: number) {
    super('refused')
    this.refusal = refusal
    this.status = status
  }
}

/** Raised where the server fails without a sentence. */
export class FailureError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

/** Raised where the server is not there. */
export class UnreachableError extends Error {}

/** The requests that the desk answers. */
export type DeskApi = ReturnType<typeof createDeskApi>

/** The typed requests of the desk. It learns the token, which every change needs, with the session. */
export function createDeskApi(send: typeof fetch) {
  let token = ''
  async function ask<Answer>(path: string, init: RequestInit = {}, isFirst = true): Promise<Answer> {
    const isChange = init.method !== undefined && init.method !== 'GET'
    const headers = { ...(isChange && { 'X-Desk-Token': token }), ...init.headers }
    const response = await send(`/api/${path}`, { ...init, headers }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw new UnreachableError(String(error))
    })
    if (response.status === 401 && path !== 'session' && isFirst) {
      // The server was started anew: it gives another session, and what was asked is asked again.
      ;({ token } = await ask<Session>('session'))
      return ask<Answer>(path, init, false)
    }
    const body = await response.json().catch(() => undefined)
    if (response.ok) return body as Answer // the server of the same program, typed by the protocol
    if (isKind(body, 'conflict')) throw new ConflictError(body as unknown as Conflict) // told apart by its kind
    if (isKind(body, 'refusal')) throw new RefusalError(body as unknown as Refusal, response.status) // told apart by its kind
    throw new FailureError(response.status)
  }

  const sendJson = <Answer>(method: 'POST' | 'PUT', path: string, value: unknown, signal?: AbortSignal) =>
    ask<Answer>(path, {
      method,
      body: JSON.stringify(value),
      headers: { 'Content-Type': 'application/json' },
      ...(signal && { signal }),
    })

  return {
    session: async () => {
      const session = await ask<Session>('session')
      ;({ token } = session)
      return session
    },
    today: () => ask<Today>('today'),
    reading: () => ask<ReadingProgress>('reading'),
    hold: () => ask<HeldSite>('hold'),
    entries: (query: string, collection: string, signal?: AbortSignal) =>
      ask<readonly Row[]>(`entries?${new URLSearchParams({ q: query, collection }).toString()}`, {
        ...(signal && { signal }),
      }),
    form: (collection: string) => ask<FormModel>(`forms/${encodeURIComponent(collection)}`),
    references: (collection: string, query: string, signal?: AbortSignal) =>
      ask<readonly Reference[]>(
        `references/${encodeURIComponent(collection)}?${new URLSearchParams({ q: query }).toString()}`,
        { ...(signal && { signal }) },
      ),
    create: (request: NewEntryRequest) => sendJson<{ path: string }>('POST', 'folders', request),
    open: (path: string) => ask<OpenedFolder>(`folders/${encode(path)}`),
    save: (path: string, request: SaveRequest) => sendJson<OpenedFolder>('PUT', `folders/${encode(path)}`, request),
    check: (request: CheckRequest, signal?: AbortSignal) => sendJson<Checked>('POST', 'check', request, signal),
    act: (action: Action, path: string, request: ActionRequest) =>
      sendJson<Run>('POST', `actions/${action}/${encode(path)}`, request),
    differences: (path: string) => ask<Difference>(`differences/${encode(path)}`),
    history: (path: string) => ask<readonly SavedVersion[]>(`history/${encode(path)}`),
    versionUrl: (path: string, hash: string, file: string) => `/api/history/${encode(path)}/${hash}/${encode(file)}`,
    upload: (path: string, file: File, name?: string) => {
      const body = new FormData()
      body.append('file', file, name ?? file.name)
      return ask<Uploaded>(`files/${encode(path)}`, { method: 'POST', body })
    },
    pasteHtml: (html: string) => sendJson<Pasted>('POST', 'paste', { html }),
    pasteDocument: (file: File) => {
      const body = new FormData()
      body.append('file', file, file.name)
      return ask<Pasted>('paste', { method: 'POST', body })
    },
    runUrl: (id: string) => `/api/runs/${encodeURIComponent(id)}`,
  }
}

const encode = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function isKind(body: unknown, kind: string): boolean {
  return typeof body === 'object' && body !== null && 'kind' in body && body.kind === kind
}
