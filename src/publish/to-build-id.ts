import { hashBytes, hashFiles, listFiles } from '#compiler/disk/files.ts'
import type { Code } from './code/build-code.ts'
import type { Catalogues } from './code/catalogues.ts'

/** A hash of the code and the catalogues. Content does not change it. */
export async function toBuildId(code: Code, catalogues: Catalogues): Promise<string> {
  const program = await hashFiles(await listFiles(code.directory))
  return hashBytes(program + JSON.stringify(catalogues)).slice(0, 12)
}
