import { healthPath, readyPath } from '#engine/model/urls/server-paths.ts'

/** The kind of a request: few values, because each is a series of numbers in the metrics. */
export type RequestKind =
  | 'page'
  | 'file'
  | 'asset'
  | 'payload'
  | 'messages'
  | 'search'
  | 'image'
  | 'icons'
  | 'probe'
  | 'other'

const folders: Readonly<Record<string, RequestKind>> = {
  assets: 'asset',
  _payload: 'payload',
  _i18n: 'messages',
  _search: 'search',
  _ipx: 'image',
  _icons: 'icons',
}

export function toRequestKind(path: string): RequestKind {
  if (path === healthPath || path === readyPath) return 'probe'
  const folder = /^\/([^/]+)\//.exec(path)?.[1] ?? ''
  if (Object.hasOwn(folders, folder)) return folders[folder] ?? 'other'
  if (path.startsWith('/_')) return 'other'
  return /\.[a-z0-9]+$/.test(path) ? 'file' : 'page'
}
