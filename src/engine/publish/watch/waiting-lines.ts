import type { Repository } from '#engine/content/git/open-repository.ts'
import type { HeldFolder } from '#engine/content/held/hold-back.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { describeElsewhere, describeWaiting, listWaiting } from '../describe-held-back.ts'

/** Says what waits for a commit, once it is not about to be committed, and that it waits no more. */
export interface WaitingLines {
  /** True while something waits, also something that is not said yet. */
  readonly isAny: boolean
  /** Says whether the branch is there, and what of it is not checked out. To be called before each publish. */
  noteBranch: () => void
  /** To be called after each publish. */
  note: (published: { heldBack: readonly HeldFolder[]; isNew: boolean }) => void
  /** Says what is still to be said, unless something changes before. */
  sayUntil: (change: Promise<unknown>) => Promise<void>
}

/**
 * Between a file that is written and its commit, and between the steps of a commit, Git rightly says that it is not committed. What is
 * so for this long is said. In milliseconds.
 */
const steadyMs = 2000

interface Unsaid {
  line: string
  paths: readonly string[]
  since: number
}

export function createWaitingLines(repository: Repository | undefined, print: (line: string) => void): WaitingLines {
  let shown: string | undefined
  let unsaid: Unsaid | undefined
  let isGone = false
  let elsewhere: string | undefined
  const noteBranch = () => {
    const { branch } = repository ?? {}
    const isGoneNow = repository?.isBranchGone() === true
    if (branch !== undefined && isGoneNow !== isGone)
      print(
        told(
          isGoneNow
            ? say`The branch ${branch} is gone, deleted or renamed: nothing that is committed is published until it is there again. For another one, start with --branch NAME`
            : say`The branch ${branch} is there again`,
        ),
      )
    isGone = isGoneNow
    const present = repository?.findOtherBranch()
    const line =
      repository && branch !== undefined && present !== undefined
        ? describeElsewhere({
            paths: repository.listElsewhere(),
            branch,
            present,
            worktree: repository.findWorktree(),
          })
        : undefined
    if (line !== undefined && line !== elsewhere) print(line)
    elsewhere = line
  }
  return {
    get isAny() {
      return shown !== undefined || unsaid !== undefined
    },
    noteBranch,
    note: ({ heldBack, isNew }) => {
      const line = describeWaiting(heldBack, repository?.findOtherBranch())
      if (line === undefined && shown !== undefined && !isNew) print(told(say`Nothing waits any more`))
      if (line !== undefined && line === shown && isNew) print(line)
      if (line === undefined) shown = undefined
      if (line === undefined || line === shown) unsaid = undefined
      else if (line !== unsaid?.line) {
        unsaid = { line, paths: listWaiting(heldBack).map(({ path }) => path), since: performance.now() }
      }
    },
    sayUntil: async (change) => {
      if (!unsaid || !repository) return
      const { line, paths, since } = unsaid
      const isSteady = await isUnchanged(change, steadyMs - (performance.now() - since))
      if (!isSteady || !isStill(repository, paths)) return
      print(line)
      shown = line
      unsaid = undefined
    },
  }
}

/** True if there is no change for a time. */
function isUnchanged(change: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), Math.max(0, ms))
    const end = () => {
      clearTimeout(timer)
      resolve(false)
    }
    void change.then(end, end)
  })
}

/** False where Git does not answer: the next publish says why. */
function isStill(repository: Repository, paths: readonly string[]): boolean {
  try {
    return repository.listUncommitted(paths).length === paths.length
  } catch {
    return false
  }
}
