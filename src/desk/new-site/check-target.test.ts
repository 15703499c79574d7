import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkTarget } from './check-target.ts'

const parent = realpathSync(mkdtempSync(join(tmpdir(), 'target-')))
const project = join(parent, 'project')
mkdirSync(join(project, 'src'), { recursive: true })
mkdirSync(join(parent, 'empty'))
mkdirSync(join(parent, 'full'))
writeFileSync(join(parent, 'full', 'a.txt'), '')
writeFileSync(join(parent, 'file'), '')
symlinkSync(project, join(parent, 'link'), 'junction')
afterAll(() => rmSync(parent, { recursive: true }))

test.each(['new', 'empty', 'a/b/c', 'trang của công ty', 'projects', 'project-2', '..a'])(
  'a site can be made in %s',
  (name) => {
    expect(checkTarget(join(parent, name), project)).toBe(join(parent, name))
  },
)

test.each<[name: string, message: RegExp]>([
  ['full', /full is not empty \(a\.txt\); nothing was written/],
  ['file', /file is a file; choose a folder that is not there yet/],
  ['project', /project is in this project/],
  ['project/site', /project\/site is in this project, .* such as .*\/site$/],
  ['project/src/site', /is in this project/],
  ['link', /is in this project/],
  ['link/site', /project\/site is in this project/],
  ["it's", /programs misread "'" in a path/],
  ['100%25', /programs misread "%25" in a path/],
  ['a#b', /programs misread "#" in a path/],
])('%s is refused', (name, message) => {
  expect(() => checkTarget(join(parent, name), project)).toThrow(message)
})
