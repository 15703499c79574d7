import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { git } from '#engine/content/git/git-fixture.ts'
import { toRealPath } from '#engine/program/to-real-path.ts'
import { ProgramError } from '#lib/program-error.ts'
import { checkCommittable } from './check-committable.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'committable-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A content of one entry, and the path by which it is named. */
type Place = (root: string) => string

const makeContent = (path: string) => {
  mkdirSync(join(path, 'disclosures/a'), { recursive: true })
  writeFileSync(join(path, 'disclosures/a/entry.yaml'), 'status: draft\n')
  return path
}
const inRepository: Place = (root) => {
  git(root, 'init', '--quiet')
  return makeContent(join(root, 'content'))
}
const linked = (path: string, link: string) => {
  symlinkSync(path, link)
  return link
}

test.each<[string, Place, string | undefined]>([
  ['in a repository', inRepository, undefined],
  ['in a repository, named by a link in it', (root) => linked(inRepository(root), join(root, 'link')), undefined],
  [
    'in no repository',
    (root) => makeContent(join(root, 'content')),
    'content is in no repository that Git reads, so that what is published could not be committed; nothing was changed.',
  ],
  [
    'a link from a repository to a folder outside',
    (root) => {
      const [repository, outside] = [join(root, 'site'), makeContent(join(root, 'outside'))]
      mkdirSync(repository)
      git(repository, 'init', '--quiet')
      return linked(outside, join(repository, 'content'))
    },
    'outside, is in no repository that Git reads',
  ],
  [
    'what Git ignores',
    (root) => {
      writeFileSync(join(root, '.gitignore'), 'disclosures\n')
      return inRepository(root)
    },
    'Git would not commit what is published (The following paths are ignored by one of your .gitignore files: content/disclosures); nothing was changed.',
  ],
  [
    'a machine that knows no author',
    (root) => {
      const content = inRepository(root)
      for (const name of ['user.name', 'user.email']) git(root, 'config', name, '')
      vi.stubEnv('GIT_COMMITTER_NAME', '')
      return content
    },
    'empty ident name (for <>) not allowed); nothing was changed. Mend that',
  ],
])('%s', (_name, toPlace, problem) => {
  const content = toPlace(mkdtempSync(join(folder, 'root-')))
  const directory = toRealPath(content)
  const check = () =>
    checkCommittable({ directory, content }, [join(directory, 'disclosures/a'), join(directory, 'archive.lock')])
  if (problem === undefined) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ message: expect.stringContaining(problem) }))
  if (problem !== undefined) expect(check).toThrow(ProgramError)
  vi.unstubAllEnvs()
})
