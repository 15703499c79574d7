/** A screen of the desk, with what its address says of it. */
export type Address =
  | { screen: 'today' }
  | { screen: 'entries'; query: string; collection: string }
  | { screen: 'duties' }
  | { screen: 'new'; collection: string; given: Readonly<Record<string, string>> }
  | { screen: 'edit'; path: string; view: EditView }
  | { screen: 'review'; path: string }
  | { screen: 'missing' }

/** The view of an entry in its editor: its form, its facts as YAML, or what was saved before. */
export type EditView = 'form' | 'text' | 'history'

const views: readonly EditView[] = ['form', 'text', 'history']

/** @param url path and query: `/edit/news/a?view=text` */
export function parseAddress(url: string): Address {
  const { pathname, searchParams } = new URL(url, 'http://desk')
  const [screen = '', ...rest] = pathname.split('/').filter(Boolean).map(decode)
  const path = rest.join('/')
  const view = views.find((one) => one === searchParams.get('view')) ?? 'form'
  if (screen === '') return { screen: 'today' }
  if (path === '') {
    if (screen === 'duties') return { screen }
    if (screen === 'entries') {
      return { screen, query: searchParams.get('q') ?? '', collection: searchParams.get('collection') ?? '' }
    }
    if (screen === 'new') {
      const given = Object.fromEntries([...searchParams].filter(([name]) => name !== 'collection'))
      return { screen, collection: searchParams.get('collection') ?? '', given }
    }
    return { screen: 'missing' }
  }
  if (screen === 'edit') return { screen, path, view }
  if (screen === 'review') return { screen, path }
  return { screen: 'missing' }
}

/** The address as path and query, which `parseAddress` reads back. */
export function toUrl(address: Address): string {
  switch (address.screen) {
    case 'today':
    case 'missing':
      return '/'
    case 'duties':
      return '/duties'
    case 'entries':
      return `/entries${toQuery({ q: address.query, collection: address.collection })}`
    case 'new':
      return `/new${toQuery({ collection: address.collection, ...address.given })}`
    case 'edit':
      return `/edit/${encodePath(address.path)}${toQuery({ view: address.view === 'form' ? '' : address.view })}`
    case 'review':
      return `/review/${encodePath(address.path)}`
  }
}

/** A path of the content within an address: `pages/ho-tro/a`. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function toQuery(values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
  return query === '' ? '' : `?${query}`
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
