import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { git } from '#engine/content/git/git-fixture.ts'
import { site } from '#site/site.ts'
import { findDisclosed } from './find-disclosed.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'find-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const directory = join(root, 'content')

const write = (id: string, facts: string) => {
  const file = join(directory, id, 'entry.yaml')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, facts)
}
const commit = (message: string) => {
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', message)
}
git(root, 'init', '--quiet')
for (const id of ['disclosures/a', 'disclosures/deleted', 'disclosures/missing', 'news/public', 'meetings/m'])
  write(id, 'publishedAt: 2026-10-01T08:00+07:00\n')
write('news/draft', 'status: draft\n')
write('meetings/draft', 'status: draft\n')
commit('First')
rmSync(join(directory, 'disclosures/deleted'), { recursive: true })
commit('Delete')
rmSync(join(directory, 'disclosures/missing'), { recursive: true })
symlinkSync('content', join(root, 'link'))

test.each(['disclosures/a', 'disclosures/a/', `${directory}/disclosures/a/entry.yaml`, `${root}/link/disclosures/a`])(
  '%s is an entry',
  (path) => {
    expect(findDisclosed(site, path, directory)).toMatchObject({
      id: 'disclosures/a',
      folder: join(directory, 'disclosures/a'),
    })
  },
)

test('a meeting is one for the commands that cancel and move it', () => {
  expect(findDisclosed(site, 'meetings/m', directory, { names: ['meetings'] }).id).toBe('meetings/m')
})

test.each([
  ['disclosures/b', 'There is no disclosures/b. Did you mean "a"? Begin one: npm run new -- disclosures "TITLE"'],
  ['disclosure/a', 'is no entry for this command. Write '],
  ['disclosures/missing', 'disclosures/missing is deleted here, and not in the last commit. Restore it: git -C '],
  ['disclosures/deleted', 'disclosures/deleted was deleted by the commit '],
  ['news/draft', 'Delete "status: draft" in it, commit it, and publish it: npm run build'],
  ['news/public', 'To withdraw or cancel it, write "status: withdrawn" in its entry.yaml'],
  ['meetings/draft', 'Delete "status: draft" in it'],
  [
    'meetings/m',
    'Cancel it: npm run disclose -- withdraw meetings/m --by NAME --reason-vi "…" --reason-en "…"; or move it: npm run disclose -- postpone meetings/m --by NAME --opens-at MOMENT',
  ],
])('%s is none, and what to do is said', (path, message) => {
  expect(() => findDisclosed(site, path, directory, { meetings: 'meetings' })).toThrow(
    expect.objectContaining({ message: expect.stringContaining(message) }),
  )
})

test('the command that restores what a commit has deleted is one that does', () => {
  const find = () => findDisclosed(site, 'disclosures/deleted', directory)
  const source = /git -C \S+ restore --source (\S+) -- (\S+);/
  let said = ''
  try {
    find()
  } catch (error) {
    said = String(error)
  }
  const [, from = '', path = ''] = source.exec(said) ?? []
  git(directory, 'restore', '--source', from, '--', path)
  expect(find().id).toBe('disclosures/deleted')
})
