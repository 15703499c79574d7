import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { toWords } from '#lib/say/message.ts'
import { describeRemote } from './describe-remote.ts'
import { git } from './git-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'remote-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A repository, and two clones of it: here, and that of somebody else. */
function open(name: string): { here: string; other: string; shared: string } {
  const [shared, here, other] = ['shared', 'here', 'other'].map((one) => join(folder, `${name}-${one}`)) as [
    string,
    string,
    string,
  ] // one of each name
  git(folder, 'init', '--quiet', '--bare', '--initial-branch', 'main', shared)
  git(folder, 'clone', '--quiet', shared, here)
  commit(here)
  git(here, 'push', '--quiet', '--set-upstream', 'origin', 'HEAD:main')
  git(folder, 'clone', '--quiet', shared, other)
  return { here, other, shared }
}
const commit = (place: string) => git(place, 'commit', '--quiet', '--allow-empty', '--message', place)
const push = (place: string) => git(place, 'push', '--quiet')

const ahead =
  /^warning: origin\/main has commits that are not here, until [0-9a-f]{8}: .* Read them: git -C content fetch, .* bring them here: git -C content merge origin\/main$/
const silent =
  /^warning: origin could not be asked whether origin\/main has commits that are not here \(.+\)\. Ask later: git -C content fetch$/

test.each<[string, (places: ReturnType<typeof open>) => unknown, RegExp | undefined]>([
  ['nothing new', () => undefined, undefined],
  ['commits here that the other machine lacks', ({ here }) => commit(here), undefined],
  ['commits of others', ({ other }) => [commit(other), push(other)], ahead],
  [
    'commits of others that were fetched, and not merged',
    ({ here, other }) => [commit(other), push(other), git(here, 'fetch', '--quiet')],
    ahead,
  ],
  ['commits on both sides', ({ here, other }) => [commit(here), commit(other), push(other)], ahead],
  ['a machine that does not answer', ({ shared }) => rmSync(shared, { recursive: true }), silent],
  ['a machine that says nothing for long', ({ here }) => hang(here), silent],
  ['a branch that is on no other machine', ({ here }) => git(here, 'checkout', '--quiet', '-b', 'own'), undefined],
  ['no branch', ({ here }) => git(here, 'checkout', '--quiet', '--detach'), undefined],
])('%s', async (name, change, expected) => {
  const places = open(name.replaceAll(' ', '-'))
  change(places)
  const found = await describeRemote(places.here, { content: 'content', limit: 3000 })
  if (expected) expect(found && toWords(found)).toMatch(expected)
  else expect(found).toBeUndefined()
})

/** Lets Git ask a program that never answers. */
function hang(here: string): void {
  const program = join(folder, 'hang.sh')
  writeFileSync(program, '#!/bin/sh\nsleep 60\n', { mode: 0o755 })
  git(here, 'config', 'remote.origin.uploadpack', program)
}
