import { spawn } from 'node:child_process'
import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { startInEnglish } from '../in-english.ts'
import { copyProject } from '../releases/project.ts'
import type { Builders, BuildOutcome } from './check-edits.ts'
import { writeDifference } from './content-files.ts'
import { toEnvironment, type SiteState } from './edits/site-state.ts'
import { readAnswers } from './read-answers.ts'

startInEnglish()

/** The first line of its message where a rollback has no release to return to. */
const noRelease = 'There is no release'

/**
 * Prepares builders that run the programs of this project in copies of it, whose code can be changed.
 * @returns a function that opens builders whose output is that of the first state, and one that removes everything
 */
export async function prepareProgramBuilders(
  first: SiteState,
): Promise<{ open: () => Promise<Builders>; remove: () => Promise<void> }> {
  const base = await makeProject(first)
  await mustRun(base, ['src/site/programs/build.ts', '--finish', 'never'], toEnvironment(first))
  return {
    open: async () => createBuilders({ project: await copyOf(base), clean: await makeProject(first), first }),
    remove: () => rm(base, { recursive: true, force: true }),
  }
}

/** A copy of the project with the content of a state, and a cache that has built code alone. */
async function makeProject({ content }: SiteState): Promise<string> {
  const { directory } = await copyProject()
  await rm(join(directory, 'content'), { recursive: true })
  await mkdir(join(directory, 'content'))
  await writeDifference(join(directory, 'content'), [new Map(), content])
  await linkCode(directory)
  return directory
}

async function linkCode(directory: string): Promise<void> {
  const code = resolve('.cache/code')
  await mkdir(code, { recursive: true })
  await mkdir(join(directory, '.cache'), { recursive: true })
  await symlink(code, join(directory, '.cache/code'))
}

async function copyOf(base: string): Promise<string> {
  const { directory } = await copyProject()
  await rm(directory, { recursive: true })
  await cp(base, directory, { recursive: true, verbatimSymlinks: true })
  return directory
}

interface Projects {
  project: string
  clean: string
  first: SiteState
}

function createBuilders({ project, clean, first }: Projects): Builders {
  const written = new Map([project, clean].map((directory) => [directory, first]))

  const write = async (directory: string, state: SiteState, touched: readonly string[] = []) => {
    const before = written.get(directory) ?? first
    await writeDifference(join(directory, 'content'), [before.content, state.content], touched)
    await writeDifference(directory, [before.code, state.code])
    written.set(directory, state)
  }
  return {
    publish: async (state, touched) => {
      await write(project, state, touched)
      return build(project, { state, isFinished: false })
    },
    rollBack: async () => {
      const refusal = await run(project, ['src/site/programs/rollback.ts'], {})
      if (refusal !== undefined && !refusal.startsWith(noRelease)) throw new Error(refusal)
    },
    merge: async () => {
      const state = written.get(project) ?? first
      await mustRun(project, ['src/site/programs/build.ts', '--only-merge'], toEnvironment(state))
      return readAnswers(join(project, 'dist'))
    },
    finish: async () => {
      const state = written.get(project) ?? first
      await mustRun(project, ['src/site/programs/build.ts', '--finish', 'now'], toEnvironment(state))
      return readAnswers(join(project, 'dist'))
    },
    readAnswers: () => readAnswers(join(project, 'dist')),
    buildClean: async (state, { isFinished }) => {
      await write(clean, state)
      await rm(join(clean, 'dist'), { recursive: true, force: true })
      await rm(join(clean, '.cache'), { recursive: true, force: true })
      await linkCode(clean)
      return build(clean, { state, isFinished })
    },
    close: async () => {
      for (const directory of [project, clean]) await rm(directory, { recursive: true, force: true })
    },
  }
}

async function build(
  directory: string,
  { state, isFinished }: { state: SiteState; isFinished: boolean },
): Promise<BuildOutcome> {
  const args = ['src/site/programs/build.ts', '--show', '--finish', isFinished ? 'now' : 'never']
  const refusal = await run(directory, args, toEnvironment(state))
  return refusal === undefined ? { answers: await readAnswers(join(directory, 'dist')) } : { refusal }
}

/**
 * Runs a program of a project.
 * @returns its message where it refuses, undefined where it ends well
 * @throws where it fails in any other way
 */
async function run(
  directory: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const child = spawn(process.execPath, args, {
    cwd: directory,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const status = new Promise<number | null>((end) => child.once('close', end))
  const [code, message] = await Promise.all([status, text(child.stderr)])
  if (code === 0) return undefined
  // A message with a stack is that of an error that the program does not expect.
  if (code !== 1 || /^\s+at .*:\d+:\d+/m.test(message)) throw new Error(`${args.join(' ')} failed:\n${message}`)
  return message
}

async function mustRun(
  directory: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const refusal = await run(directory, args, environment)
  if (refusal !== undefined) throw new Error(refusal)
}
