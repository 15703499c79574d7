import { readGit } from './run-git.ts'

/** How many branches are looked at, those with the latest commits first. */
const mostBranches = 30

/** A branch that has a file below a folder, where what is checked out does not have it. */
export function findBranchWith(directory: string, path: string): string | undefined {
  const has = (ref: string) => readGit(directory, ['cat-file', '-e', `${ref}:./${path}`]) !== undefined
  if (has('HEAD')) return undefined
  const count = `--count=${mostBranches}`
  const form = ['--sort=-committerdate', '--format=%(refname:short)', 'refs/heads']
  const names = readGit(directory, ['for-each-ref', count, ...form]) ?? ''
  return names.split('\n').find((name) => name !== '' && has(`refs/heads/${name}`))
}
