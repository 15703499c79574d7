import { beforeAll, expect, test } from 'vitest'
import { toIconSets } from '#engine/outputs/assets/to-icon-sets.ts'
import { say } from '#lib/say/message.ts'
import { checkIcons } from './check-icons.ts'
import { readIconSources, type IconSources } from './icons/read-icon-sources.ts'
import { Diagnostics } from './source/diagnostics.ts'
import { rules } from './source/rules.ts'

let sources: IconSources

beforeAll(async () => {
  sources = await readIconSources(new Diagnostics())
})

test('each set contains the icons that are used and no others', () => {
  const sets = toIconSets(['lucide:wallet', 'shs:market-pulse', 'lucide:home', 'lucide:wallet'], sources)
  expect(sets.map(({ prefix, icons }) => [prefix, Object.keys(icons)])).toEqual([
    ['lucide', ['home', 'wallet']],
    ['shs', ['market-pulse']],
  ])
  // An alias is resolved to its icon, so that clients need no aliases.
  expect(sets[0]?.icons['home']?.body).toBe(sources.lucide.find('house')?.body)
  expect(sets[0]).toMatchObject({ width: 24, height: 24 })
  expect(sets[0]).not.toHaveProperty('aliases')
  expect(toIconSets([], sources)).toEqual([])
})

test('an icon with an invalid file is not reported as unknown too', () => {
  const [start, file] = [{ line: 1, column: 1 }, 'content/pages/x/entry.yaml']
  const diagnostics = new Diagnostics()
  diagnostics.error(rules.icons, 'src/brand/icons/shs/bad.svg', start, say`Has <script>`)
  const found = ['shs:bad', 'shs:worse'].map((icon) => ({ file, icon, ...start }))
  checkIcons(found, sources, diagnostics)
  expect(diagnostics.errors.map(({ message }) => message)).toEqual(['Has <script>', 'Unknown icon "shs:worse".'])
})

test.each(['constructor', '__proto__', 'toString'])('no set contains %s', (name) => {
  expect(sources.lucide.find(name)).toBeUndefined()
  expect(sources.shs.find(name)).toBeUndefined()
})
