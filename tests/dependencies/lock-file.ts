import * as v from 'valibot'

const names = v.optional(v.record(v.string(), v.string()), {})

/** The parts of package.json that are reviewed. */
export const manifestSchema = v.object({
  dependencies: names,
  devDependencies: names,
  /** The packages that may run a script when they are installed. */
  allowScripts: v.optional(v.record(v.string(), v.boolean()), {}),
})

const packageSchema = v.object({
  version: v.optional(v.string()),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  hasInstallScript: v.optional(v.boolean(), false),
  /** True if nothing that the server runs needs it. */
  dev: v.optional(v.boolean(), false),
  optional: v.optional(v.boolean(), false),
  peer: v.optional(v.boolean(), false),
  os: v.optional(v.array(v.string())),
  cpu: v.optional(v.array(v.string())),
  libc: v.optional(v.array(v.string())),
  dependencies: names,
  devDependencies: names,
})

/** The parts of package-lock.json that are reviewed: its packages by their folder, the project itself by an empty name. */
export const lockFileSchema = v.object({
  packages: v.record(v.string(), packageSchema),
})

export type Manifest = v.InferOutput<typeof manifestSchema>
export type LockFile = v.InferOutput<typeof lockFileSchema>
export type LockedPackage = v.InferOutput<typeof packageSchema>

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
export function toPackageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** The packages that are installed somewhere, without the project itself. */
export function listPackages({ packages }: LockFile): [folder: string, LockedPackage][] {
  return Object.entries(packages).filter(([folder]) => folder !== '')
}
