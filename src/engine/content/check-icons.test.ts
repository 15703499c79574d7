import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NavItem } from '#engine/model/nav-item.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { toIconSets } from '#engine/outputs/assets/to-icon-sets.ts'
import { say } from '#lib/say/message.ts'
import { navTree } from '#site/menus/nav-tree.ts'
import { site } from '#site/site.ts'
import { checkIcons, checkNavIcons } from './check-icons.ts'
import { readIconSources, type IconSources } from './icons/read-icon-sources.ts'
import { Diagnostics } from './source/diagnostics.ts'
import { rules } from './source/rules.ts'

let sources: IconSources
let temporary = ''

beforeAll(async () => {
  sources = await readIconSources(new Diagnostics())
  temporary = await mkdtemp(join(tmpdir(), 'nav-'))
})
afterAll(() => rm(temporary, { recursive: true, force: true }))

const item = (icon: NavItem['icon'], children: NavItem[] = []): NavItem => ({
  label: { id: 'x' },
  target: { href: toHref('/ve-shs') },
  children,
  ...(icon && { icon }),
})

test('all icons of the navigation are known', async () => {
  expect(await checkNavIcons(navTree, sources, site.navFile)).toContain('shs:market-pulse')
})

test('icons of nested items are found', async () => {
  const items = [item('lucide:users'), item(undefined, [item('lucide:wallet', [item('lucide:users')])])]
  expect(await checkNavIcons(items, sources, site.navFile)).toEqual(['lucide:users', 'lucide:wallet', 'lucide:users'])
})

test('an unknown icon is reported with its position in the code', async () => {
  const file = join(temporary, 'nav.ts')
  await writeFile(file, "const tree = [\n  { icon: 'lucide:wallet' },\n  { icon: 'lucide:walet' },\n]\n")
  const items = [item('lucide:wallet'), item('lucide:walet')]
  await expect(checkNavIcons(items, sources, file)).rejects.toThrow(
    `${file}:3:11 Unknown icon "lucide:walet". Did you mean "lucide:wallet"?`,
  )
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
  diagnostics.error(rules.icons, 'src/ui/icons/shs/bad.svg', start, say`Has <script>`)
  const found = ['shs:bad', 'shs:worse'].map((icon) => ({ file, icon, ...start }))
  checkIcons(found, sources, diagnostics)
  expect(diagnostics.errors.map(({ message }) => message)).toEqual(['Has <script>', 'Unknown icon "shs:worse".'])
})

test.each(['constructor', '__proto__', 'toString'])('no set contains %s', (name) => {
  expect(sources.lucide.find(name)).toBeUndefined()
  expect(sources.shs.find(name)).toBeUndefined()
})
