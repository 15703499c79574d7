import type { Checked, Conflict, OpenedFolder, SaveRequest } from '../../protocol/changes.ts'
import type { LocalText } from '../../protocol/people.ts'
import { ConflictError, RefusalError, type DeskApi } from '../api/desk-api.ts'

/** A text of the folder, as it is here. */
export interface DraftFile {
  name: string
  /** The hash at the server from which it began; empty for a new one. */
  base: string
  saved: string
  text: string
}

/** How far what was typed has come. `kept`: the server cannot be reached, and this window has it. */
export type SaveState = 'untouched' | 'typing' | 'saving' | 'saved' | 'kept' | 'conflict' | 'refused'

export interface DraftState {
  folder: OpenedFolder
  files: ReadonlyMap<string, DraftFile>
  save: SaveState
  savedAt?: number | undefined
  conflict?: Conflict | undefined
  refusal?: LocalText | undefined
  isRestored: boolean
}

interface DraftOptions {
  api: Pick<DeskApi, 'save' | 'check' | 'open'>
  opened: OpenedFolder
  now: () => number
  /** Keeps what is not saved over a loss of the window. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  /** Pauses of typing, in milliseconds, after which it is checked and saved. */
  pauses?: { check: number; save: number; retry: number }
}

export type Draft = ReturnType<typeof createDraft>

const usualPauses = { check: 350, save: 1000, retry: 5000 }

/** The texts of a folder while they are edited: every pause is saved at the server, and what is not yet is kept in the window. */
export function createDraft({ api, opened, now, storage, pauses = usualPauses }: DraftOptions) {
  const { path } = opened
  const key = `desk ${path}`
  const listeners = new Set<() => void>()
  let checkTimer: ReturnType<typeof setTimeout> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let checking: AbortController | undefined
  let saving: Promise<boolean> | undefined
  let state: DraftState = { folder: opened, files: toFiles(opened), save: 'untouched', isRestored: false }
  restore()

  function set(next: Partial<DraftState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const unsaved = () => [...state.files.values()].filter(({ base, saved, text }) => text !== saved || base === '')

  function keep(): void {
    try {
      const files = unsaved().map(({ name, base, text }) => ({ name, base, text }))
      if (files.length > 0) storage?.setItem(key, JSON.stringify(files))
      else storage?.removeItem(key)
    } catch {
      // A full storage keeps nothing; the next save does.
    }
  }

  function restore(): void {
    const kept = readKept(storage, key)
    const files = new Map(state.files)
    let isRestored = false
    for (const { name, base, text } of kept) {
      const present = files.get(name)
      if (present?.text === text) continue
      // One that began from another version meets it at the next save, where both are shown.
      files.set(name, { name, base, text, saved: present?.saved ?? '' })
      isRestored = true
    }
    if (!isRestored) return
    state = { ...state, files, isRestored, save: 'typing' }
    schedule()
  }

  function schedule(): void {
    clearTimeout(checkTimer)
    clearTimeout(saveTimer)
    checkTimer = setTimeout(() => void check(), pauses.check)
    saveTimer = setTimeout(() => void save(), pauses.save)
  }

  function edit(name: string, text: string): void {
    const present = state.files.get(name) ?? { name, base: '', saved: '', text: '' }
    if (present.text === text && state.files.has(name)) return
    const files = new Map(state.files).set(name, { ...present, text })
    set({ files, save: state.conflict ? 'conflict' : 'typing' })
    keep()
    schedule()
  }

  async function check(): Promise<void> {
    checking?.abort()
    checking = new AbortController()
    const { signal } = checking
    const files = unsaved().map(({ name, text }) => ({ name, text }))
    if (files.length === 0) return
    try {
      const checked: Checked = await api.check({ path, files }, signal)
      if (!signal.aborted) set({ folder: { ...state.folder, ...checked } })
    } catch {
      // The save that follows says what is wrong.
    }
  }

  /** Saves what is not saved. False if something is not. */
  async function save(): Promise<boolean> {
    clearTimeout(saveTimer)
    if (saving) {
      await saving
      return save()
    }
    if (state.conflict) return false
    const sent = unsaved()
    if (sent.length === 0) return true
    set({ save: 'saving' })
    saving = send({ files: sent.map(({ name, base, text }) => ({ name, base, text })) }).finally(() => {
      saving = undefined
    })
    return saving
  }

  async function send(request: SaveRequest): Promise<boolean> {
    try {
      accept(await api.save(path, request), request)
      return unsaved().length === 0 || state.save === 'typing'
    } catch (error) {
      if (error instanceof ConflictError) set({ save: 'conflict', conflict: error.conflict })
      else if (error instanceof RefusalError) set({ save: 'refused', refusal: error.refusal.message })
      else {
        set({ save: 'kept' })
        saveTimer = setTimeout(() => void save(), pauses.retry)
      }
      return false
    }
  }

  /** Takes over what the server has now; what was typed meanwhile stays. */
  function accept(folder: OpenedFolder, request?: SaveRequest): void {
    checking?.abort()
    const files = new Map(toFiles(folder))
    const sent = new Map(request?.files.map(({ name, text }) => [name, text]))
    for (const [name, before] of state.files) {
      const theirs = files.get(name)
      const wasSaved = sent.get(name) ?? before.saved
      if (before.text === wasSaved) continue
      files.set(name, { name, base: theirs?.hash ?? before.base, saved: wasSaved, text: before.text })
    }
    const isTyping = [...files.values()].some(({ saved, text }) => text !== saved)
    set({
      folder,
      files: new Map([...files].map(([name, { base, saved, text }]) => [name, { name, base, saved, text }])),
      save: isTyping ? 'typing' : 'saved',
      savedAt: now(),
      conflict: undefined,
      refusal: undefined,
    })
    keep()
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    edit,
    save,
    accept,
    isUnsaved: () => unsaved().length > 0,
    /** Removes files at the server. */
    remove: async (names: readonly string[]) => {
      if (!(await save())) return false
      const remove = names.flatMap((name) => {
        const hash = state.folder.files.find((file) => file.name === name)?.hash
        return hash === undefined ? [] : [{ name, base: hash }]
      })
      return send({ files: [], remove })
    },
    /** Ends a conflict: a text for each file, written over what the other person saved, which stays in the history. */
    resolve: (texts: ReadonlyMap<string, string>) => {
      const { conflict } = state
      const files = new Map(state.files)
      for (const { name, theirs, theirHash } of conflict?.files ?? []) {
        files.set(name, { name, base: theirHash, saved: theirs, text: texts.get(name) ?? theirs })
      }
      set({ files, conflict: undefined, save: 'typing' })
      keep()
      // Nothing of it may be left to send: the rest of the folder is new all the same.
      return unsaved().length > 0 ? save() : api.open(path).then((folder) => (accept(folder), true))
    },
    dispose: () => {
      clearTimeout(checkTimer)
      clearTimeout(saveTimer)
      checking?.abort()
    },
  }
}

interface ServerFile extends DraftFile {
  hash?: string
}

function toFiles({ files }: OpenedFolder): Map<string, ServerFile> {
  return new Map(
    files.flatMap(({ name, hash, text }) =>
      text === undefined ? [] : [[name, { name, base: hash, hash, saved: text, text }]],
    ),
  )
}

function readKept(storage: DraftOptions['storage'], key: string): { name: string; base: string; text: string }[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((one: unknown) =>
      typeof one === 'object' && one !== null && 'name' in one && 'base' in one && 'text' in one
        ? [{ name: String(one.name), base: String(one.base), text: String(one.text) }]
        : [],
    )
  } catch {
    return []
  }
}
