import { listRules, redirectIndexUrl, toRedirectPartUrl, type RedirectPart } from '#engine/model/urls/redirect-table.ts'
import type { RedirectRule } from '#engine/model/urls/redirects.ts'
import type { readOutput } from './read-output.ts'

/** The redirects of an output. */
export function readRules({
  files,
  readFile,
}: Pick<ReturnType<typeof readOutput>, 'files' | 'readFile'>): RedirectRule[] {
  const parts: RedirectPart[] = []
  if (!files.has(redirectIndexUrl)) return []
  while (files.has(toRedirectPartUrl(parts.length))) {
    parts.push(JSON.parse(readFile(toRedirectPartUrl(parts.length))) as RedirectPart) // written by the build
  }
  return listRules(parts)
}
