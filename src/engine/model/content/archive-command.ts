/** The whole command that records what was disclosed. @param content the folder, where it is not the usual one */
export function toArchiveCommand(content: string): string {
  return `npm run site -- content archive${content === 'content' ? '' : ` --content ${content}`}`
}
