import { hashBytes } from '#engine/content/disk/files.ts'
import type { BuildGraph } from '#engine/graph/build-graph.ts'
import { redirectIndexUrl, toRedirectPartUrl, type RedirectTable } from '#engine/model/urls/redirect-table.ts'
import { toOutputFile } from './files/to-output-file.ts'
import type { OutputPlan } from './output-plan.ts'

/** The files of the redirects. A rule that changes is in one of them, or in two. */
export function* planRedirects(
  table: RedirectTable | undefined,
  recordRead: BuildGraph['recordRead'],
): Generator<OutputPlan> {
  if (!table) return
  yield plan(redirectIndexUrl, table.index, recordRead)
  for (const [number, part] of table.parts.entries()) yield plan(toRedirectPartUrl(number), part, recordRead)
}

function plan(url: string, content: object, recordRead: BuildGraph['recordRead']): OutputPlan {
  return {
    key: `file ${url}`,
    kind: 'redirects',
    prepare: () => {
      recordRead('redirects', 'value')
      const text = JSON.stringify(content)
      return { input: hashBytes(text), make: () => [toOutputFile(url, text, { cache: 'revalidate' })] }
    },
  }
}
