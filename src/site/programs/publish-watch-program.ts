import { publishWatch } from '#engine/cli/publish-watch.ts'
import { site } from '../site.ts'

/** `npm run publish:watch`. */
export const run = (): Promise<void> => publishWatch(site)
