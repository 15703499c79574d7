import { rollbackProgram } from '#engine/cli/rollback.ts'

await rollbackProgram(async () => (await import('../site.ts')).site)
