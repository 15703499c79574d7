import { fileURLToPath } from 'node:url'
import { takeDownProgram } from '#engine/cli/take-down.ts'
import { site } from '../site.ts'

await takeDownProgram(site, fileURLToPath(new URL('build.ts', import.meta.url)))
