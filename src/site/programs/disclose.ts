import { enableCompileCache } from 'node:module'

// As in build.ts.
enableCompileCache('.cache/node')
if (!process.argv.includes('--urgent') || !(await runKeptCode())) {
  const { importProgram } = await import('#engine/publish/bundle/import-program.ts')
  const { program } = await importProgram('disclose', () => import('./disclose-program.ts'))
  await program.run()
}

async function runKeptCode(): Promise<boolean> {
  const kept = await import('#engine/cli/disclose/run-kept-code.ts')
  return kept.runKeptCode('src/site/programs/disclose.ts')
}
