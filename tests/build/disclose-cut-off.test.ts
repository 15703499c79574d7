import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readOutput } from '../site/read-output.ts'
import { commitTime, siteContent, siteEnvironment, siteOutput } from '../site/site.ts'
import { makeProgramCache } from './make-cache.ts'

// The program that discloses is ended at each of its steps: nothing is public without a name, and the same command does the rest.

const model = 'disclosures/bien-ban-va-nghi-quyet-dai-hoi-dong-co-dong-thuong-nien-2025'

let folder = ''
let content = ''
let out = ''

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: { ...process.env, ...commitTime } }).trim()
const env: Record<string, string | undefined> = { ...process.env, ...siteEnvironment, ...commitTime }
const toArguments = (program: string, args: readonly string[]) => {
  return [`src/site/programs/${program}.ts`, ...args, '--content', content, '--out', out, '--finish', 'never']
}
const run = (program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, toArguments(program, args), { encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const isPublic = (slug: string) => readOutput(out).pages.has(`/cong-bo-thong-tin/${slug}`)

/** Adds a draft of a disclosure. */
async function addDraft(slug: string): Promise<string> {
  await cp(join(content, model), join(content, 'disclosures', slug), { recursive: true })
  const file = join(content, 'disclosures', slug, 'entry.yaml')
  const facts = await readFile(file, 'utf8')
  await writeFile(
    file,
    facts
      .replace('06/2025', `${slug}/2026`)
      .replace('documentDate: 2025-04-24', 'documentDate: 2026-11-20')
      .replace(/publishedAt: .*/, 'status: draft'),
  )
  return file
}

/** A program of Git that runs before each commit, until the end of the test. */
async function addHook(lines: string): Promise<string> {
  const file = join(folder, '.git/hooks/pre-commit')
  await writeFile(file, `#!/bin/sh\n${lines}\n`)
  await chmod(file, 0o755)
  onTestFinished(() => rm(file, { force: true }))
  return file
}

/** A hook that lasts until it is let go, and says which program of Git waits for it. */
async function addWaitingHook() {
  const [begun, letGo] = ['hook-begun', 'hook-let-go'].map((name) => join(folder, '.git', name)) as [string, string] // two of two
  const hook = await addHook(`echo $PPID > '${begun}'\nwhile [ ! -e '${letGo}' ]; do sleep 0.05; done`)
  const remove = () => Promise.all([begun, letGo, hook].map((file) => rm(file, { force: true })))
  onTestFinished(async () => void (await remove()))
  return {
    /** Lets a commit end that has begun, and waits for that. */
    end: async () => {
      await writeFile(letGo, '')
      const git = Number(read(begun))
      if (git > 0) await vi.waitFor(() => expect(isRunning(git)).toBe(false), { timeout: 30_000 })
      await remove()
    },
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

/** Starts the program, and ends it at once where something is so. */
async function cutOff(args: readonly string[], isSo: () => boolean): Promise<void> {
  const program = spawn(process.execPath, toArguments('disclose', args), { env, stdio: 'ignore' })
  const ended = new Promise<never>((_resolve, reject) => {
    program.once('exit', () => reject(new Error('The program ended before it was cut off')))
  })
  const isCutOff = vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 60_000, interval: 1 })
  await Promise.race([isCutOff, ended])
  program.kill('SIGKILL')
  await ended.catch(() => undefined)
}

function expectComplete(slug: string): void {
  expect(isPublic(slug)).toBe(true)
  expect(read(join(content, 'archive.lock'))).toMatch(new RegExp(`^disclosures/${slug} published `, 'm'))
  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '-1', '--format=%B')).toMatch(/^Disclose .*^By: Lan$/ms)
  // Another line says later that the lock has it.
  const own = read(join(out, 'disclosures.jsonl'))
    .split('\n')
    .filter((line) => line.includes(`"disclosures/${slug}"`))
  expect(own[0]).toContain('"by":"Lan"')
}

beforeAll(async () => {
  Object.assign(env, await makeProgramCache())
  folder = await mkdtemp(join(tmpdir(), 'cut-off-'))
  content = join(folder, 'content')
  out = join(folder, 'dist')
  await cp(siteContent, content, { recursive: true })
  // Published already, but from another folder: the first publish looks at all of it, and makes nothing.
  await cp(siteOutput, out, { recursive: true })
  git('init', '--quiet')
  await writeFile(join(folder, '.git/info/exclude'), 'dist\n')
  git('config', 'user.name', 'Officer')
  git('config', 'user.email', 'officer@example.com')
  git('add', 'content')
  git('commit', '--quiet', '--message', 'First')
  expect(run('build')).toMatchObject({ status: 0 })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const log = () => read(join(out, 'disclosures.jsonl'))

test('cut off before it is published: it is not published by another program', async () => {
  const file = await addDraft('truoc')
  const before = read(file)
  await cutOff(['disclosures/truoc', '--by', 'Lan'], () => read(file).includes('publishedAt: 2026-11-21'))
  const { status, output } = run('build')
  expect({ status, output }).toMatchObject({ status: 0 })
  expect(output).toContain(
    'warning: disclosures/truoc is left out: "Lan" began to publish it, and the program was stopped. Run the same command again: npm run disclose -- disclosures/truoc --by Lan --content',
  )
  expect(isPublic('truoc')).toBe(false)
  // Whoever goes on with an error in it has the draft back.
  await writeFile(
    join(content, 'disclosures/truoc/vi.md'),
    `${read(join(content, 'disclosures/truoc/vi.md'))}\n[x](/khong-co)\n`,
  )
  expect(run('disclose', 'disclosures/truoc', '--by', 'Lan').status).toBe(1)
  expect(read(file)).toBe(before)
  await cp(join(content, model, 'vi.md'), join(content, 'disclosures/truoc/vi.md'))
  expect(run('disclose', 'disclosures/truoc', '--by', 'Lan')).toMatchObject({ status: 0 })
  expectComplete('truoc')
})

test.each<[string, (slug: string) => boolean]>([
  ['xuat-ban', (slug) => log().includes(`"disclosures/${slug}"`)],
  ['luu', (slug) => read(join(content, 'archive.lock')).includes(`disclosures/${slug} `)],
  ['ghi', () => existsSync(join(folder, '.git/index.disclose'))],
])(
  'cut off after it is published (%s): it stays, and the same command does the rest, also by somebody else',
  async (slug, isSo) => {
    await addDraft(slug)
    const hook = await addWaitingHook()
    await cutOff([`disclosures/${slug}`, '--by', 'Lan'], () => isSo(slug))
    const unfinished = `warning: what "Lan" published of disclosures/${slug} (21 November 2026, 08:00) is not recorded and committed yet. The same command does the rest: npm run disclose -- disclosures/${slug} --by Lan`
    // Also where nothing has changed since.
    for (let count = 0; count < 2; count++)
      expect(run('build')).toMatchObject({ status: 0, output: expect.stringContaining(unfinished) })
    expect(isPublic(slug)).toBe(true)
    await hook.end()
    const { status, output } = run('disclose', `disclosures/${slug}`, '--by', 'Minh')
    expect({ status, output }).toMatchObject({ status: 0 })
    expectComplete(slug)
    for (const text of [output, git('log', '-1', '--format=%B')])
      expect(text).toMatch(/^By: Lan\nRecorded and committed by: Minh$/m)
    expect(log()).not.toContain('"by":"Minh"')
    expect(run('build').output).not.toContain('is not recorded and committed yet')
  },
)

test('a withdrawal that was cut off before and after it is published', async () => {
  const file = await addDraft('rut')
  expect(run('disclose', 'disclosures/rut', '--by', 'Lan')).toMatchObject({ status: 0 })
  const withdrawal = ['withdraw', 'disclosures/rut', '--by', 'Minh', '--reason-vi', 'Sai', '--reason-en', 'Wrong']
  await cutOff(withdrawal, () => read(file).includes('status: withdrawn'))
  const held = run('build')
  expect(held).toMatchObject({ status: 0 })
  expect(held.output).toContain(
    'warning: disclosures/rut stays as it was published: "Minh" began to publish it, and the program was stopped. Run the same command again: npm run disclose -- withdraw disclosures/rut --by Minh --reason-vi Sai --reason-en Wrong',
  )
  const records = log().split('\n').length
  await cutOff(withdrawal, () => log().split('\n').length > records)
  expect(run('build')).toMatchObject({ status: 0 })
  expect(readOutput(out).readPage('/cong-bo-thong-tin/rut', 'en')).toContain('Wrong')
  expect(run('disclose', ...withdrawal)).toMatchObject({ status: 0 })
  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '-1', '--format=%B')).toMatch(/^Withdraw disclosures\/rut\n.*^By: Minh$/ms)
  expect(run('disclose', ...withdrawal)).toMatchObject({
    status: 1,
    output: expect.stringContaining('withdrawn already'),
  })
})

test('a hook that refuses leaves nothing staged, and the status and the command to end it are told', async () => {
  await addDraft('moc')
  const hook = await addHook('echo "No ticket" >&2; exit 1')
  const { status, output } = run('disclose', 'disclosures/moc', '--by', 'Lan Anh')
  expect({ status, output }).toMatchObject({ status: 3 })
  expect(output).toContain(
    'It is published, but not committed (No ticket). Once that is mended, the same command does the rest:',
  )
  expect(output).toContain("npm run disclose -- disclosures/moc --by 'Lan Anh'")
  expect(git('diff', '--cached', '--name-only')).toBe('')
  expect(existsSync(join(folder, '.git/index.disclose'))).toBe(false)
  await rm(hook)
  expect(run('disclose', 'disclosures/moc', '--by', 'Lan Anh')).toMatchObject({ status: 0 })
  expect(git('status', '--porcelain')).toBe('')
})

test.each([
  [
    ['witdraw', 'disclosures/a'],
    'There is no command "witdraw"; the commands are publish, correct, withdraw, postpone. Did you mean "withdraw"?',
  ],
  [['corect'], 'Did you mean "correct"?'],
  [
    [model, 'disclosures/moc'],
    `One entry at a time, each with the minute at which it can be read, and what others name first: ${model}, disclosures/moc`,
  ],
  [['press-releases/a'], 'press-releases/a is not disclosed by this command'],
])('%j', (args, message) => {
  expect(run('disclose', ...args, '--by', 'Lan')).toMatchObject({ status: 1, output: expect.stringContaining(message) })
})
