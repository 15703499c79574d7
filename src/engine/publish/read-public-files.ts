import { lstatSync, readdirSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { isProgramFile, isProgramPath } from '#lib/program-files.ts'

/** The files of a folder by path, each with a text that changes when the file is written. */
export function readPublicFiles(directory: string): ReadonlyMap<string, string> {
  const items = readdirSync(directory, { withFileTypes: true, recursive: true }).filter((item) => item.isFile())
  const files = items
    .map((item) => join(item.parentPath, item.name))
    .filter((file) => !isProgramFile(basename(file)) && !isProgramPath(relative(directory, file)))
    .toSorted()
  return new Map(
    files.map((file) => {
      const { size, mtimeNs, ctimeNs, ino } = lstatSync(file, { bigint: true })
      return [relative(directory, file).split(sep).join('/'), `${size} ${mtimeNs} ${ctimeNs} ${ino}`]
    }),
  )
}
