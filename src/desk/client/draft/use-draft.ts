import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { OpenedFolder } from '../../protocol/changes.ts'
import { useDesk } from '../context/desk-context.ts'
import { createDraft, type Draft, type DraftState } from './draft.ts'

/** The draft of an opened folder: it is saved once more when the screen is left. */
export function useDraft(opened: OpenedFolder): { draft: Draft; state: DraftState } {
  const { api, now } = useDesk()
  const draft = useMemo(
    () => createDraft({ api, opened, now, storage: toStorage() }),
    // oxlint-disable-next-line react/exhaustive-deps -- a new opening of the same folder is taken over by the draft itself
    [api, opened.path],
  )
  const state = useSyncExternalStore(draft.subscribe, draft.get)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (draft.isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      void draft.save().finally(draft.dispose)
    }
  }, [draft])
  return { draft, state }
}

function toStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
