import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { compileEagerly } from './compile-eagerly.ts'

const modules: Readonly<Record<string, string>> = {
  'virtual:browser': 'import("virtual:later").then(({ say }) => say())',
  'virtual:later': 'export const say = () => console.info("later")',
}

async function buildChunks(names: readonly string[]): Promise<Map<string, Rolldown.OutputChunk>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...names.map(compileEagerly),
      { name: 'modules', resolveId: (id) => (id in modules ? id : undefined), load: (id) => modules[id] },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: { browser: 'virtual:browser' } } },
  })
  if (!('output' in built)) throw new Error('not a single build')
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file] as const] : [])))
}

test('the comment is the first line of the chunk, and counts for its name', async () => {
  const chunks = await buildChunks(['browser'])
  const lines = [...chunks.values()].map(({ code }) => code.split('\n')[0] ?? '')
  expect(lines.map((line) => line === '//# allFunctionsCalledOnLoad')).toEqual([true, false])
  const plain = await buildChunks([])
  expect(plain.get('browser')?.fileName).not.toBe(chunks.get('browser')?.fileName)
})
