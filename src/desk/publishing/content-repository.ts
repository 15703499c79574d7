import { say, type Message } from '#lib/say/message.ts'
import { spawnGit, toAuthor } from '../git/spawn-git.ts'
import type { Person } from '../protocol/people.ts'

/** The repository of the content, where it is in one. What fails is told in words; nothing is ever forced. */
export interface ContentRepository {
  /** False where the content is in no repository: it is published without a history. */
  isThere: () => Promise<boolean>
  /** The commit that is checked out; empty before the first. */
  head: () => Promise<string>
  /** Takes over what the remote has. @returns why that was not possible; nothing was changed then */
  pull: () => Promise<Pulled>
  /** Commits paths of the content, and nothing else. @returns why that failed */
  commit: (paths: readonly string[], message: string, by: Pick<Person, 'name' | 'email'>) => Promise<string | undefined>
  /** True if a commit since another has changed a path, and nothing of it is uncommitted. */
  isCommittedSince: (commit: string, path: string) => Promise<boolean>
  /** Sends the commits. What the remote got meanwhile is taken over before. @returns why that failed: the commits stay here */
  push: () => Promise<Message | undefined>
}

/** `behind`: the remote could not be asked. `refused`: both have changed the same, or files here are not committed. */
export type Pulled = { kind: 'done' | 'none' } | { kind: 'behind' | 'refused'; why: Message }

/** How often a push is tried where others push at the same time. */
const mostTries = 4

const first = (problem: string) => problem.split('\n').find((line) => line.trim() !== '') ?? ''

export function openContentRepository(directory: string): ContentRepository {
  const run = (...args: readonly string[]) => spawnGit(directory, ['-c', 'core.quotePath=false', ...args])
  const read = async (...args: readonly string[]) => {
    const { status, output } = await run(...args)
    return status === 0 ? output.toString().trim() : ''
  }
  const findUpstream = () => read('rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}')

  const pull = async (): Promise<Pulled> => {
    if ((await findUpstream()) === '') return { kind: 'none' }
    const fetched = await run('fetch', '--quiet')
    if (fetched.status !== 0)
      return { kind: 'behind', why: say`The remote repository does not answer: ${first(fetched.problem)}` }
    const [ahead = '0', behind = '0'] = (await read('rev-list', '--left-right', '--count', 'HEAD...@{upstream}')).split(
      /\s+/,
    )
    if (behind === '0') return { kind: 'done' }
    // Files that are not committed stay: Git refuses where a commit of the remote has them too.
    const merged =
      ahead === '0'
        ? await run('merge', '--ff-only', '--quiet', '@{upstream}')
        : await run('rebase', '--quiet', '@{upstream}')
    if (merged.status === 0) return { kind: 'done' }
    if (ahead !== '0') await run('rebase', '--abort')
    return {
      kind: 'refused',
      why: say`The content here and in the remote repository differ in a way that a person must settle: ${first(merged.problem)}`,
    }
  }

  return {
    isThere: async () => (await read('rev-parse', '--is-inside-work-tree')) === 'true',
    head: () => read('rev-parse', '--verify', '--quiet', 'HEAD'),
    pull,
    commit: async (paths, message, by) => {
      // Only what is new to Git needs to be named before; a path that is gone is known.
      const added = await run('add', '--all', '--', ...paths)
      if (added.status !== 0) return first(added.problem)
      if ((await run('diff', '--cached', '--quiet', '--', ...paths)).status === 0) return undefined
      const args = ['commit', '--quiet', '--message', message, '--', ...paths]
      const { status, problem } = await spawnGit(directory, args, toAuthor(by))
      if (status === 0) return undefined
      await run('reset', '--quiet', '--', ...paths)
      return first(problem)
    },
    isCommittedSince: async (commit, path) => {
      if (commit === '') return false
      const changed = await read('log', '--format=%H', `${commit}..HEAD`, '--', path)
      return changed !== '' && (await read('status', '--porcelain', '--untracked-files=all', '--', path)) === ''
    },
    push: async () => {
      if ((await findUpstream()) === '') return undefined
      let problem = ''
      for (let tried = 0; tried < mostTries; tried++) {
        const pushed = await run('push', '--quiet')
        if (pushed.status === 0) return undefined
        problem = first(pushed.problem)
        if (!/rejected|fetch first|non-fast-forward/.test(pushed.problem)) break
        const pulled = await pull()
        if (pulled.kind === 'refused' || pulled.kind === 'behind') return pulled.why
      }
      return say`The remote repository did not take the commits: ${problem}`
    },
  }
}
