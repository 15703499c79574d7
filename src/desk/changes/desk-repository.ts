import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { spawnGit, toAuthor } from '../git/spawn-git.ts'
import type { Person } from '../protocol/people.ts'
import type { Saved } from './change-store.ts'

/** The repository of the desk: each save is a commit of it. */
export interface DeskRepository {
  /** Commits all that is changed below paths; nothing where nothing is. */
  commit: (paths: readonly string[], by: Pick<Person, 'name' | 'email'>, subject: string) => Promise<void>
  history: (folder: string) => Promise<readonly Saved[]>
  /** The names of the files of a folder in a commit. */
  list: (commit: string, folder: string) => Promise<readonly string[]>
  read: (commit: string, file: string) => Promise<Uint8Array | undefined>
  /** Sends what is committed to the remote. @returns why that failed */
  push: (remote: string) => Promise<string | undefined>
}

/** Settings of this repository alone: neither the hooks nor the line ends of the user's own. */
const settings = ['core.autocrlf=false', 'core.hooksPath=/dev/null', 'commit.gpgsign=false', 'core.quotePath=false']

export async function openDeskRepository(directory: string): Promise<DeskRepository> {
  const run = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    spawnGit(directory, [...settings.flatMap((one) => ['-c', one]), ...args], {
      ...more,
      GIT_DIR: join(directory, '.git'),
      GIT_WORK_TREE: directory,
    })
  const must = async (args: readonly string[], more?: Readonly<Record<string, string>>) => {
    const ended = await run(args, more)
    if (ended.status !== 0) throw new ProgramError(say`The history of the desk cannot be written: ${ended.problem}`)
    return ended.output
  }
  if (!existsSync(join(directory, '.git', 'HEAD'))) {
    mkdirSync(join(directory, '.git'), { recursive: true, mode: 0o700 })
    await must(['init', '--quiet', '--initial-branch=main'])
  }
  writeFileSync(join(directory, '.git', 'info', 'exclude'), '/*\n!/changes/\n!/facts/\n*.new\n')
  writeFileSync(join(directory, '.git', 'info', 'attributes'), '* -text -diff\n')
  // Of a program that was killed: nobody else writes here.
  for (const name of ['index.lock', 'HEAD.lock', 'refs/heads/main.lock'])
    rmSync(join(directory, '.git', name), { force: true })

  return {
    commit: async (paths, by, subject) => {
      await must(['add', '--all', '--force', '--', ...paths])
      const { status } = await run(['diff', '--cached', '--quiet'])
      if (status !== 0) await must(['commit', '--quiet', '--no-verify', '--message', subject], toAuthor(by))
    },
    history: async (folder) => {
      const form = '--format=%x1e%H%x1f%an%x1f%aI%x1f%s%x00'
      const { output } = await run(['log', form, '-z', '--name-only', '--no-renames', '--', folder])
      return output
        .toString()
        .split('\u001E')
        .flatMap((part) => {
          const [head = '', ...names] = part.split('\0')
          const [hash = '', by = '', at = '', subject = ''] = head.split('\u001F')
          const files = names.map((name) => name.trim()).filter((name) => name.startsWith(`${folder}/`))
          const own = files.map((name) => name.slice(folder.length + 1))
          return hash === '' ? [] : [{ hash, by, at: new Date(at).toISOString(), subject, files: own }]
        })
    },
    list: async (commit, folder) => {
      const { output } = await run(['ls-tree', '--name-only', '-z', `${commit}:${folder}`])
      return output.toString().split('\0').filter(Boolean)
    },
    read: async (commit, file) => {
      const { status, output } = await run(['cat-file', 'blob', `${commit}:${file}`])
      return status === 0 ? output : undefined
    },
    push: async (remote) => {
      const { status, problem } = await run(['push', '--quiet', remote, 'HEAD:refs/heads/desk'])
      return status === 0 ? undefined : problem
    },
  }
}
