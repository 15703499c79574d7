/** The whole command that takes a file or a folder of the content back to its last commit. @param path below the content */
export function toRestoreCommand(content: string, path: string): string {
  return `git -C ${content} restore --staged --worktree -- ${path}`
}
