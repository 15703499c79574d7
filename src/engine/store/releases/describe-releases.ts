import { utcOffset } from '#engine/model/locale/site-time.ts'
import { describeMade } from '#engine/outputs/describe-outputs.ts'
import { figure, type SaidFigure } from '#lib/say/figures.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { formatMoment } from './format-moment.ts'
import type { ListedRelease } from './list-releases.ts'

/** A line for each release, newest first. */
export function describeReleases(releases: readonly ListedRelease[]): string {
  const rows = releases.toReversed().map((release) => {
    const { number, time, reason, size } = release
    return [
      String(number),
      told(say`${formatMoment(time)}`),
      toChanges(release),
      told(say`${toMegabytes(size.own)} of ${toMegabytes(size.total)} MB`),
      toState(release),
      told(describeMade(reason)),
    ]
  })
  const head = [say`release`, say`time (${utcOffset})`, say`addresses`, say`only in it`, say`shown`, say`reason`].map(
    told,
  )
  const table = [head, ...rows]
  const widths = head.map((_name, column) => Math.max(...table.map((row) => (row[column] ?? '').length)))
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The addresses in which a release differs from the one before, a line for each. */
export function describeRelease(release: ListedRelease): string {
  const { number, time, reason, build, added, changed, removed } = release
  const state = toState(release)
  const lines = [
    state === ''
      ? told(say`Release ${String(number)} of ${formatMoment(time)}, build ${build}: ${describeMade(reason)}`)
      : told(
          say`Release ${String(number)} of ${formatMoment(time)}, build ${build}, ${state}: ${describeMade(reason)}`,
        ),
    ...added.map((path) => `+ ${path}`),
    ...changed.map((path) => `~ ${path}`),
    ...removed.map((path) => `- ${path}`),
  ]
  return lines.join('\n')
}

/** `+3 ~12 -1`: added, changed and removed. */
function toChanges({ isFirst, added, changed, removed }: ListedRelease): string {
  return isFirst ? told(say`first`) : `+${added.length} ~${changed.length} -${removed.length}`
}

function toState({ isShown, heldSince }: ListedRelease): string {
  if (!isShown) return ''
  return told(heldSince === undefined ? say`shown` : say`held since ${formatMoment(heldSince)}`)
}

function toMegabytes(bytes: number): SaidFigure {
  return figure((bytes / 1024 / 1024).toFixed(1))
}
