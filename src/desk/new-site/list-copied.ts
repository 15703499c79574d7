import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files and folders that every site of this engine has, from the root of the project. */
const roots = [
  '.gitattributes',
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  '.vscode',
  'CONTRIBUTING.md',
  'docs',
  'lingui.config.ts',
  'package-lock.json',
  'package.json',
  'routes',
  'src',
  'tests/lint',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.jsonc',
]

/** Files of this project alone: its tests, its pictures, those that were made here, and the program that begins another. */
const left = [
  /\.(?:test|test-d|bench)\.tsx?$/,
  /-fixture\.tsx?$/,
  /^\.vscode\/(?:schemas\/|frontmatter\.code-snippets$)/,
  /^docs\/home\.webp$/,
  /^src\/brand\/icons\//,
  /^src\/desk\/new-site\//,
  // Of systems and editors.
  /(?:^|\/)(?:\.DS_Store|Thumbs\.db|~\$.*|.*\.sw[a-p]|.*~)$/,
]

/** The files of this project that another site takes over, by their paths with `/`, in order. */
export function listCopied(project: string): string[] {
  return roots
    .flatMap((path) => list(project, path))
    .filter((path) => left.every((pattern) => !pattern.test(path)))
    .toSorted()
}

function list(project: string, path: string): string[] {
  try {
    return readdirSync(join(project, path), { withFileTypes: true }).flatMap((item) => {
      const inner = `${path}/${item.name}`
      return item.isDirectory() ? list(project, inner) : [inner]
    })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
