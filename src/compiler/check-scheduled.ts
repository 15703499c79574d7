import type { Check, CheckContext } from './check/content-check.ts'
import { Diagnostics } from './source/diagnostics.ts'

interface AheadOptions {
  checks: readonly Check[]
  /** The same content as it will be published at a moment. */
  contextAt: (moment: Date, diagnostics: Diagnostics) => { context: CheckContext }
}

/**
 * What is scheduled is checked as it will be when it appears: its editor is to know today, not the build of that morning.
 * Of each moment only what concerns the entries that appear then is told.
 */
export async function checkAhead(
  { folder, hidden, diagnostics }: CheckContext,
  { checks, contextAt }: AheadOptions,
): Promise<void> {
  const scheduled = [...hidden].filter(([, { status }]) => status === 'scheduled')
  for (const [moment, appearing] of Map.groupBy(scheduled, ([, { publishedAt }]) => publishedAt)) {
    const found = new Diagnostics()
    const { context } = contextAt(new Date(moment), found)
    for (const run of checks) await run(context)
    const folders = appearing.map(([name]) => `${folder}/${name}/`)
    const own = found.errors.filter(({ file }) => folders.some((start) => file.startsWith(start)))
    diagnostics.list.push(...own)
  }
}
