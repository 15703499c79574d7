import { DrawingError, toDrawing } from '#lib/icons/drawing.ts'
import { toIconParts } from '#model/icon-name.ts'
import { iconSets } from '#model/icons.ts'
import { suggest } from '../source/did-you-mean.ts'
import type { IconSources } from './read-icon-sources.ts'

/** Why a name cannot be used; undefined where it can: the icon is known, and a browser will take its body. */
export function explainIcon(icon: string, sources: IconSources): string | undefined {
  const parts = toIconParts(icon)
  if (!parts) {
    const everyName = iconSets.flatMap((set) => sources[set].names.map((name) => `${set}:${name}`))
    return `No icon set has "${icon}"; the sets are ${iconSets.join(', ')}.${suggest(icon, everyName)}`
  }
  const { set, name } = parts
  const data = sources[set].find(name)
  if (!data) return `Unknown icon "${icon}".${suggestIn(set, name, sources)}`
  try {
    toDrawing(data.body, '0 0 1 1')
    return undefined
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error
    return `The icon "${icon}" ${error.message}; choose another`
  }
}

function suggestIn(set: keyof IconSources, name: string, sources: IconSources): string {
  return suggest(
    `${set}:${name}`,
    sources[set].names.map((known) => `${set}:${known}`),
  )
}
