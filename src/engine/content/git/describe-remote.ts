import { execFile } from 'node:child_process'
import { say, type Message } from '#lib/say/message.ts'
import { readGit } from './run-git.ts'

/** In milliseconds. */
const longestAnswer = 5000

interface AskOptions {
  /** The folder of the content as messages name it. */
  content: string
  /** How long to wait for the other machine, in milliseconds. */
  limit?: number
}

/**
 * A warning where the branch of a repository has commits on another machine that it does not have here, or where that machine could not
 * be asked. Undefined where all is well, and where the branch is on no other machine.
 */
export async function describeRemote(
  directory: string,
  { content, limit = longestAnswer }: AskOptions,
): Promise<Message | undefined> {
  const read = (...args: readonly string[]) => readGit(directory, args)?.trim()
  const branch = read('symbolic-ref', '--quiet', '--short', 'HEAD')
  if (branch === undefined) return undefined
  const [remote, ref] = [read('config', `branch.${branch}.remote`), read('config', `branch.${branch}.merge`)]
  // A branch may also follow another one of the same repository.
  if (!remote || !ref || remote === '.') return undefined
  const name = `${remote}/${ref.replace('refs/heads/', '')}`
  const found = await listRemote(directory, { remote, ref, limit })
  if ('problem' in found)
    return say`warning: ${remote} could not be asked whether ${name} has commits that are not here (${found.problem}). Ask later: git -C ${content} fetch`
  const [commit] = found.output.split('\t')
  // What is not known here is ahead; so is what is known, and not in this branch.
  if (!commit || read('merge-base', '--is-ancestor', commit, 'HEAD') !== undefined) return undefined
  return say`warning: ${name} has commits that are not here, until ${commit.slice(0, 8)}: others may have disclosed or changed the same. Read them: git -C ${content} fetch, then git -C ${content} log HEAD..${name}; bring them here: git -C ${content} merge ${name}`
}

type Answer = { output: string } | { problem: string }

/** Asks for one branch, and changes nothing here. Nobody is asked for a password. */
function listRemote(
  directory: string,
  { remote, ref, limit }: { remote: string; ref: string; limit: number },
): Promise<Answer> {
  const env = {
    ...process.env,
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: process.env['GIT_SSH_COMMAND'] ?? 'ssh -o BatchMode=yes',
  }
  return new Promise((resolve) => {
    const child = execFile(
      'git',
      ['-C', directory, 'ls-remote', '--', remote, ref],
      { env, timeout: limit, killSignal: 'SIGKILL' },
      (error, output, told) => {
        clearTimeout(timer)
        if (!error) return resolve({ output })
        resolve({ problem: told.trim().split('\n')[0] || error.message })
      },
    )
    // What Git has started may keep its output open after Git has ended.
    const timer = setTimeout(() => {
      child.stdout?.destroy()
      child.stderr?.destroy()
      child.unref()
      resolve({ problem: `${limit / 1000} s` })
    }, limit)
  })
}
