// What package-lock.json asks for and is not there. Plain JavaScript and nothing but Node's own modules, as in setup.js.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sayBoth } from './say-both.js'

/** Packages that are not complete before their install scripts have run. No script of any other package is run. */
export const scripted = ['node', 'workerd']

const installedList = 'node_modules/.package-lock.json'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function readPackages(file) {
  /** @type {{ packages: LockedPackages }} */
  const { packages } = JSON.parse(readFileSync(file, 'utf8'))
  delete packages[''] // the project itself
  return packages
}

/**
 * Undefined where npm has not finished: it writes the list at the end of an installation.
 * @returns {LockedPackages | undefined}
 */
function readInstalled() {
  try {
    return readPackages(installedList)
  } catch {
    return undefined
  }
}

/** @param {LockedPackage} locked */
function isOfThisMachine({ os, cpu }) {
  return os !== undefined && os.includes(process.platform) && (cpu === undefined || cpu.includes(process.arch))
}

/**
 * The names of the packages that are missing, or there in another version. Time stamps would tell less: an installation without
 * development packages, or without install scripts, is newer than the lock file too.
 * @returns {string[]}
 */
export function findMissingPackages() {
  const installed = readInstalled()
  if (!installed) return [sayBoth('all packages', 'mọi gói')]
  const wanted = Object.entries(readPackages('package-lock.json'))
  const isThere = (/** @type {string} */ path, /** @type {LockedPackage} */ { version, integrity }) =>
    installed[path]?.version === version &&
    installed[path]?.integrity === integrity &&
    existsSync(join(path, 'package.json'))
  const missing = wanted.filter(([path, one]) => one.optional !== true && !isThere(path, one)).map(([path]) => path)
  // Of programs in several builds, one for each C library, npm takes one. Without any, all were left out.
  const builds = wanted.filter(([, one]) => one.optional === true && isOfThisMachine(one))
  if (builds.length > 0 && !builds.some(([path, one]) => isThere(path, one)))
    missing.push(sayBoth('the programs of this system', 'các chương trình của hệ điều hành này'))
  return missing.map((path) => path.replace(/^.*node_modules\//, ''))
}

/** The packages whose install scripts have not run, though the packages are there. */
export function findUnfinishedPackages() {
  return isOwnNode() ? [] : scripted
}

/** True if npm runs the scripts on the Node of the project. npm starts this one with it, if it is there. */
function isOwnNode() {
  const wanted = readPackages('package-lock.json')['node_modules/node']?.version
  if (wanted === undefined || process.versions.node === wanted) return true
  const program = join('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${wanted}`
}
