import { fileURLToPath } from 'node:url'
import { discloseProgram } from '#engine/cli/disclose/disclose-program.ts'
import { site } from '../site.ts'

const build = fileURLToPath(new URL('build.ts', import.meta.url))

/** `npm run disclose`. */
export const run = (): Promise<void> => discloseProgram(site, { build, meetings: 'meetings' })
