import { fileURLToPath } from 'node:url'
import { bundlePrograms } from '#engine/publish/bundle/bundle-programs.ts'

// Makes the bundle of the programs that people wait for. A publish starts it where it found none.

const names = ['build', 'check-content', 'disclose', 'publish-watch']
await bundlePrograms(
  '.cache',
  Object.fromEntries(names.map((name) => [name, fileURLToPath(new URL(`${name}-program.ts`, import.meta.url))])),
)
