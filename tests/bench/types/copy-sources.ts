import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, resolve, sep } from 'node:path'

const copied = ['src', 'routes', 'tests', 'package.json', 'tsconfig.json', 'vite.config.ts', 'lingui.config.ts']
/** The extensions of files that the type checker reads, and of folders. */
const extensions = ['', '.ts', '.tsx', '.js', '.json']
const content = join('tests', 'site', 'content')

/** Copies all that the type checker reads into a temporary folder; packages are read where they are. @returns the folder */
export async function copySources(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'types-'))
  for (const name of copied) await cp(name, join(directory, name), { recursive: true, filter: isCopied })
  await symlink(resolve('node_modules'), join(directory, 'node_modules'))
  return directory
}

function isCopied(path: string): boolean {
  return extensions.includes(extname(path)) && !`${path}${sep}`.startsWith(content + sep)
}
