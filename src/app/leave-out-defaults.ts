interface SearchStep<Search> {
  search: Search
  next: (search: Search) => Search
}

/** Leaves the first page and an empty query out of addresses. Like the router's `stripSearchParams`, but typed for any route. */
export function leaveOutDefaults<Search extends { q?: string; trang?: number }>({
  search,
  next,
}: SearchStep<Search>): Search {
  const result = { ...next(search) }
  if (result.trang === 1) delete result.trang
  if (result.q === '') delete result.q
  return result
}
