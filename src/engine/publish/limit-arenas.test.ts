import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const file = JSON.stringify(new URL('limit-arenas.ts', import.meta.url).href)
const program = `
  const { limitArenas } = await import(${file})
  console.info('started')
  limitArenas()
  console.info(JSON.stringify([process.env.MALLOC_ARENA_MAX, process.execArgv[0], process.argv.slice(1)]))
`

/** Runs the program, which starts itself again, and reads its lines. */
function run(environment: Readonly<Record<string, string>>): string[] {
  const { MALLOC_ARENA_MAX: _inherited, ...env } = process.env
  const args = ['--max-semi-space-size=8', '--input-type=module', '--eval', program, 'a', 'b c']
  return spawnSync(process.execPath, args, { env: { ...env, ...environment }, encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
}

const isLinux = process.platform === 'linux'

test('on Linux a program starts again once, with the setting and all its arguments', () => {
  const state = JSON.stringify([isLinux ? '2' : null, '--max-semi-space-size=8', ['a', 'b c']])
  expect(run({})).toEqual(isLinux ? ['started', 'started', state] : ['started', state])
})

test('a setting of the machine stays', () => {
  const state = JSON.stringify(['7', '--max-semi-space-size=8', ['a', 'b c']])
  expect(run({ MALLOC_ARENA_MAX: '7' })).toEqual(['started', state])
})
