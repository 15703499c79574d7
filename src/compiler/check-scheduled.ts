import type { Check, CheckContext } from './check/content-check.ts'
import { Diagnostics } from './source/diagnostics.ts'

interface ScheduledOptions {
  checks: readonly Check[]
  /** The same content as of another moment; its diagnostics go to the given list. */
  toContextAt: (moment: Date, diagnostics: Diagnostics) => { context: CheckContext }
}

/**
 * Checks scheduled entries as of the moment at which they appear, so that errors are reported now and not by the build of
 * that day. For each moment, only the errors of the entries that appear then are reported.
 */
export async function checkScheduled(
  { folder, hidden, diagnostics }: CheckContext,
  { checks, toContextAt }: ScheduledOptions,
): Promise<void> {
  const scheduled = [...hidden].filter(([, { status }]) => status === 'scheduled')
  for (const [moment, appearing] of Map.groupBy(scheduled, ([, { publishedAt }]) => publishedAt)) {
    const found = new Diagnostics()
    const { context } = toContextAt(new Date(moment), found)
    for (const check of checks) await check(context)
    const folders = appearing.map(([name]) => `${folder}/${name}/`)
    const own = found.errors.filter(({ file }) => folders.some((start) => file.startsWith(start)))
    diagnostics.list.push(...own)
  }
}
