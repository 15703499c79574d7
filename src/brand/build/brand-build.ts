// What only the build knows of the site. Imported as `#brand-build`, apart from `#brand`: no browser and no server loads it.

import { english } from './en/language-pack.ts'
import { vietnamese } from './vi/language-pack.ts'

export { embedColours } from './embed-colours.ts'
export { cardBlends, cardColours, drawCardBackground } from './card-look.ts'
export { cardTypeface, commonRanges, rareRanges, typeface } from './typeface.ts'

/** The packs of the languages that have one. */
export const languagePacks = { vi: vietnamese, en: english }
