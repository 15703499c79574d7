import { examineContent } from '../src/compiler/read-content.ts'
const dir = process.argv[2] ?? 'content'
const { diagnostics } = await examineContent(dir, { now: new Date('2026-11-23T10:00:00+07:00') })
for (const d of diagnostics.list) console.log(`${d.file}:${d.line}:${d.column} ${d.message}`)
