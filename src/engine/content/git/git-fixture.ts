import { execFileSync } from 'node:child_process'

// Neither the settings of this machine nor those of its user.
const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }

/** Runs Git in a folder, and returns its output. */
export function git(directory: string, ...args: readonly string[]): Buffer {
  const all = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]
  return execFileSync('git', all, { cwd: directory, env, stdio: 'pipe' })
}
