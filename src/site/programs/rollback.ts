import { rollbackProgram } from '#engine/cli/rollback.ts'
import { rollbackNote } from '../rollback-note.ts'

await rollbackProgram(async () => (await import('../site.ts')).site, rollbackNote)
