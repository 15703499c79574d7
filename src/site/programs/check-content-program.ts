import { checkContent } from '#engine/cli/check-content.ts'
import { site } from '../site.ts'

/** `npm run site -- content check`. */
export const run = (): Promise<void> => checkContent(site)
