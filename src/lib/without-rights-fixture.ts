/**
 * The command that runs a program with no more rights than those of its files: the superuser may write everywhere, so it takes
 * that from the program. Not as another user, who could not enter a folder of the superuser's own, such as /root.
 */
export function withoutRights(program: string, args: readonly string[]): [command: string, args: string[]] {
  if (process.getuid?.() !== 0) return [program, [...args]]
  return ['setpriv', ['--bounding-set=-all', '--inh-caps=-all', '--', program, ...args]]
}
