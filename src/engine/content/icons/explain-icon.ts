import { toIconParts } from '#engine/model/icon-name.ts'
import { iconSets } from '#engine/model/icons.ts'
import { DrawingError, toDrawing } from '#lib/icons/drawing.ts'
import { say, type Message } from '#lib/say/message.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import type { IconSources } from './read-icon-sources.ts'

/** Why an icon cannot be used: it is unknown, or browsers would reject its body. Undefined if it can. */
export function explainIcon(icon: string, sources: IconSources): Message | undefined {
  const parts = toIconParts(icon)
  if (!parts) {
    const allNames = iconSets.flatMap((set) => sources[set].names.map((name) => `${set}:${name}`))
    return say`Unknown icon set in "${icon}"; the sets are ${iconSets.join(', ')}.${didYouMean(icon, allNames)}`
  }
  const { set, name } = parts
  const data = sources[set].find(name)
  if (!data) return say`Unknown icon "${icon}".${didYouMeanIn(set, name, sources)}`
  try {
    toDrawing(data.body, '0 0 1 1')
    return undefined
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error
    return say`The icon "${icon}" ${error.message}; choose another`
  }
}

function didYouMeanIn(set: keyof IconSources, name: string, sources: IconSources): Message | '' {
  return didYouMean(
    `${set}:${name}`,
    sources[set].names.map((known) => `${set}:${known}`),
  )
}
