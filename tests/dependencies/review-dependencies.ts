import { listPackages, toPackageName, type LockedPackage, type LockFile, type Manifest } from './lock-file.ts'

interface Reviewed {
  manifest: Manifest
  lock: LockFile
  /** The text of the documents whose tables say what each package is for. */
  readme: string
}

/** The most dependencies that the server on Node may have: each is code that runs where visitors' requests arrive. */
const runtimeLimit = 10

/** Licences under which the code of the server may be used without showing its own source. */
const permissive = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'])

/** Problems of the packages of the project, without a network: a sentence for each. */
export function reviewDependencies({ manifest, lock, readme }: Reviewed): string[] {
  return [
    ...reviewManifest(manifest),
    ...reviewReadme(manifest, readme),
    ...reviewLock(manifest, lock),
    ...reviewScripts(manifest, lock),
    ...reviewLicences(lock),
  ]
}

function reviewManifest({ dependencies, devDependencies }: Manifest): string[] {
  const count = Object.keys(dependencies).length
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  )
  return [
    ...(count > runtimeLimit
      ? [`package.json has ${count} dependencies of the server; at most ${runtimeLimit} are allowed: do without one`]
      : []),
    ...loose.map(([name, version]) => `${name}: "${version}" is not an exact version; write it out, such as 1.2.3`),
  ]
}

/** Each package has its line in a table of dependencies; `@types/*` stands for all below it. */
function reviewReadme({ dependencies, devDependencies }: Manifest, readme: string): string[] {
  const tables = Array.from(
    readme.matchAll(/^## Dependencies[^\n]*\n(.*?)(?=^## |(?![^]))/gms),
    ([, table = '']) => table,
  )
  const rows = tables.flatMap((table) => table.split('\n')).filter((line) => line.startsWith('|'))
  const listed = rows.flatMap((row) =>
    Array.from((row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g), ([, name = '']) => name),
  )
  const names = Object.keys({ ...dependencies, ...devDependencies })
  const isListed = (name: string) =>
    listed.some((one) => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))))
  const isUsed = (name: string) =>
    names.some((one) => one === name || (name.endsWith('/*') && one.startsWith(name.slice(0, -1))))
  return [
    ...names
      .filter((name) => !isListed(name))
      .map((name) => `${name} has no line in the tables of dependencies (README.md, docs/dependencies.md)`),
    ...listed
      .filter((name) => !isUsed(name))
      .map((name) => `${name} is in a table of dependencies, and not in package.json`),
  ]
}

function reviewLock({ dependencies, devDependencies }: Manifest, lock: LockFile): string[] {
  const root = lock.packages['']
  const isSame =
    JSON.stringify([root?.dependencies, root?.devDependencies]) === JSON.stringify([dependencies, devDependencies])
  return [
    ...(isSame ? [] : ['package-lock.json does not belong to package.json; run npm install']),
    ...listPackages(lock).flatMap(([folder, found]) => {
      if (found.version === undefined) return [`${folder} has no version in package-lock.json`]
      return found.integrity?.startsWith('sha512-') || isForOtherMachines(folder, found)
        ? []
        : [`${folder} has no integrity in package-lock.json; install it again`]
    }),
  ]
}

/**
 * Builds for other machines are listed without their hashes where the registry at hand does not carry them. docs/security.md says
 * which machines are meant: never those that run the site, or CI.
 */
function isForOtherMachines(folder: string, { optional, os, cpu, libc }: LockedPackage): boolean {
  const isOfServers =
    (os?.includes('linux') ?? true) &&
    (cpu?.some((one) => one === 'x64' || one === 'arm64') ?? true) &&
    // Where a registry has not the package, its name alone says which library it needs.
    (libc?.includes('glibc') ?? !folder.endsWith('-musl'))
  return optional && !isOfServers
}

function reviewScripts({ allowScripts }: Manifest, lock: LockFile): string[] {
  const scripted = listPackages(lock).flatMap(([folder, found]) =>
    found.hasInstallScript ? [toPackageName(folder)] : [],
  )
  return [
    ...scripted
      .filter((name) => !Object.hasOwn(allowScripts, name))
      .map(
        (name) => `${name} runs a script when it is installed; read it, and name it in allowScripts of package.json`,
      ),
    ...Object.keys(allowScripts)
      .filter((name) => !scripted.includes(name))
      .map((name) => `${name} is in allowScripts of package.json, and has no script; remove it`),
  ]
}

/** Of what the server runs; everything else stays on the machines of developers, or is built into the pages. */
function reviewLicences(lock: LockFile): string[] {
  return listPackages(lock).flatMap(([folder, { dev, peer, license = 'none' }]) => {
    const alternatives = license.replace(/[()]/g, '').split(' OR ')
    const isFine = alternatives.some((one) => one.split(' AND ').every((part) => permissive.has(part)))
    return dev || peer || isFine
      ? []
      : [`${folder} has the licence ${license}, under which the server cannot be used freely`]
  })
}
