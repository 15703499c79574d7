import type { ListIndex, ListPayload } from '#features/lists/payload.ts'
import { loadPage } from './load-page.ts'
import type { PageRequest } from './throw-missing.ts'

interface ListArguments extends PageRequest {
  deps: { page: number; isFiltered: boolean }
}

/** A page of a list, with the index of the list if it is filtered. */
export interface LoadedList extends ListPayload {
  /** Null where it could not be loaded: the list is then shown without filters. Undefined while it is not loaded. */
  index?: ListIndex | null | undefined
}

/**
 * The page of a list at the location, and its index if it is filtered. On the page that came with the document the index is
 * left out, so that hydration matches the prerendered list.
 */
export async function loadList(args: ListArguments): Promise<LoadedList> {
  // Before `loadPage`: after it, `loadIndex` no longer knows that the page came with the document.
  const index = args.deps.isFiltered ? loadIndex(args) : undefined
  const page = await loadPage('list', args)
  return { ...page, index: await index }
}

function loadIndex({ context, location }: ListArguments): Promise<ListIndex | null | undefined> {
  return context.pages.loadIndex(location.pathname).catch((error: unknown) => {
    console.error('The list cannot be filtered:', error)
    return null
  })
}
