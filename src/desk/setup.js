// Installs the packages where those of package-lock.json are not there. It runs on the machine's own Node, before anything is
// installed: plain JavaScript, and nothing but Node's own modules. What follows must be started by another npm: shells remember
// where they have found `node`, and would not use the one that was just installed.

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, sep } from 'node:path'
import { findMissingPackages, findUnfinishedPackages, scripted } from './find-missing-packages.js'
import { sayBoth } from './say-both.js'

const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/** Everything that the scripts need, also where the settings of this machine leave a part out. */
const whole = ['--include=dev', '--include=optional', '--include=peer', '--bin-links', '--package-lock']

/** Settings of npm that come with the environment, and would also reach the npm that an install script starts. */
const overridden =
  /^(?:node_env|npm_config_(?:also|bin_links|dry_run|global|ignore_scripts|include|omit|only|optional|package_lock|package_lock_only|production))$/i

/** Characters that an import, a URL or a pattern reads otherwise than in a path; their packages cannot be told what they are. */
const unreadable = new RegExp(`['#?*\\\\${delimiter}]|%[0-9a-f]{2}`, 'i')

/** @param {string} problem */
function fail(problem, status = 1) {
  console.error(problem)
  process.exitCode = status
}

/**
 * True if npm succeeded; its own errors are printed.
 * @param {string[]} args
 */
function runNpm(...args) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !overridden.test(name)))
  // On Windows npm is a script of the shell. The arguments are constant, so that the shell has nothing to misread.
  const { status, error } = spawnSync('npm', [...args, ...quiet], {
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) {
    fail(
      sayBoth(
        `npm could not be started: ${error.message}. Run this through npm: npm run site -- setup`,
        `Không khởi động được npm: ${error.message}. Hãy chạy qua npm: npm run site -- setup`,
      ),
    )
  } else if (status !== 0) {
    fail(
      sayBoth(
        `npm ${args[0]} did not succeed; what it said is above. The next start tries again.`,
        `npm ${args[0]} không thành công; thông báo của npm ở trên. Lần khởi động sau sẽ thử lại.`,
      ),
      status ?? 1,
    )
  }
  return status === 0
}

/** @param {string} path */
function isWritable(path) {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string[]} names */
function toList(names) {
  const first = names.slice(0, 5).join(', ')
  const more = names.length - 5
  return more > 0 ? sayBoth(`${first} and ${more} more`, `${first} và ${more} gói nữa`) : first
}

function install() {
  const missing = findMissingPackages()
  const unfinished = missing.length > 0 ? scripted : findUnfinishedPackages()
  if (unfinished.length === 0) return
  if (!['.', 'node_modules'].every((path) => !existsSync(path) || isWritable(path))) {
    const what = toList(missing.length > 0 ? missing : unfinished)
    fail(
      sayBoth(
        `Not installed: ${what}. This user may not write to ${process.cwd()}; run npm run site -- setup as its owner.`,
        `Chưa cài: ${what}. Người dùng này không được ghi vào ${process.cwd()}; chạy npm run site -- setup bằng tài khoản sở hữu thư mục.`,
      ),
    )
    return
  }
  if (missing.length > 0 && !runNpm('ci', ...whole, '--ignore-scripts')) return
  if (!runNpm('rebuild', ...scripted, '--ignore-scripts=false')) return
  const left = [...findMissingPackages(), ...findUnfinishedPackages()]
  if (left.length > 0) {
    fail(
      sayBoth(
        `Still missing after the installation: ${toList(left)}. Run: npm ci --include=dev`,
        `Cài xong vẫn còn thiếu: ${toList(left)}. Hãy chạy: npm ci --include=dev`,
      ),
    )
  }
}

const [character] = unreadable.exec(sep === '\\' ? process.cwd().replaceAll(sep, '/').slice(2) : process.cwd()) ?? []
if (character === undefined) install()
else
  fail(
    sayBoth(
      `The path of this folder contains "${character}", which the tools of the build cannot read in a path: ${process.cwd()}. Rename or move the folder; spaces, letters of any language, brackets and a single % are fine.`,
      `Đường dẫn của thư mục này có ký tự "${character}" mà công cụ dựng không đọc được trong đường dẫn: ${process.cwd()}. Hãy đổi tên hoặc chuyển thư mục; dấu cách, chữ cái của mọi ngôn ngữ, dấu ngoặc và một dấu % đều dùng được.`,
    ),
  )
