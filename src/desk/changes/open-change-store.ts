import type { ChangeStore } from './change-store.ts'

const later = () => Promise.reject(new Error('not yet'))

/** Changes are not kept yet. */
export function openChangeStore(): ChangeStore {
  return {
    list: () => [],
    find: () => undefined,
    writersOf: () => [],
    overlays: () => new Map(),
    mayRead: () => true,
    files: () => undefined,
    contentFiles: () => undefined,
    save: later,
    put: later,
    remove: later,
    discard: later,
    set: later,
    rebase: later,
    history: later,
    readSaved: later,
    restore: later,
    onChange: () => undefined,
  }
}
