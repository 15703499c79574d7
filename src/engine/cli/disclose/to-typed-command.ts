/** The command that was typed, for a shell. */
export function toTypedCommand(args: readonly string[] = process.argv.slice(2)): string {
  const words = args.map((word) => (/^[\w./:+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))
  return ['npm run disclose --', ...words].join(' ')
}
