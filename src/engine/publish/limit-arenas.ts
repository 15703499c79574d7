/**
 * Starts the program again, in place of itself, with fewer arenas of glibc's allocator: a fifth less memory for a large build
 * (docs/benchmarks.md). The allocator reads the setting as a process starts, and npm scripts cannot set variables on every system.
 * Other systems have no such setting.
 */
export function limitArenas(): void {
  const { platform, env, execPath, execArgv, argv } = process
  if (platform !== 'linux' || env['MALLOC_ARENA_MAX'] !== undefined) return
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, MALLOC_ARENA_MAX: '2' })
}
