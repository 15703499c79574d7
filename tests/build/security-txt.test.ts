import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandlerTarget } from '../server/targets.ts'
import { siteContent, siteEnvironment } from '../site/site.ts'

// The rules: src/engine/content/security-txt. Here: that the programs apply them, and that the server has the file.

let out = ''
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'security-txt-'))
})
afterAll(() => rmSync(out, { recursive: true }))

function run(program: string, args: readonly string[], day: string) {
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) }
  const { status, stderr } = spawnSync(process.execPath, [program, '--content', siteContent, ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stderr }
}

const file = 'public/.well-known/security.txt:4:1'

test('no build passes with a security.txt that has expired', () => {
  const { status, stderr } = run('src/site/programs/build.ts', ['--out', out, '--finish', 'never'], '2027-11-01T00:00Z')
  expect(status).toBe(1)
  expect(stderr).toContain(`${file} Expired on 31 October 2027, 23:59:`)
})

test('before a release its sample address is an error', () => {
  const { status, stderr } = run('src/site/programs/check-content.ts', ['--release'], '2026-11-23T00:00Z')
  expect(status).toBe(1)
  expect(stderr).toContain('public/.well-known/security.txt:3:1 Sample address')
})

test('the server has it as a text', async () => {
  const { fetch } = await createHandlerTarget(siteEnvironment)
  const response = await fetch('/.well-known/security.txt')
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await response.text()).toMatch(/^Contact: /m)
})
