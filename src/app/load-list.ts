import { loadPage } from './load-page.ts'
import type { Asked } from './throw-missing.ts'
import type { ListIndex, ListPayload } from '#features/lists/payload.ts'

interface ListArguments extends Asked {
  deps: { page: number; isFiltered: boolean }
}

/** A page of a list; with the list's index, where it is filtered. */
export interface LoadedList extends ListPayload {
  /** Null where it did not come: the list is then shown as it is. Undefined while nobody has asked for it. */
  index?: ListIndex | null | undefined
}

/**
 * The page of a list at the location, and what it takes to filter it. A filtered list that came with the document is
 * shown as it was prerendered first: its index is not waited for.
 */
export async function loadList(args: ListArguments): Promise<LoadedList> {
  // Before the page: that it came with the document is known until someone has asked for it.
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
