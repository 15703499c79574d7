import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { explainVersion, readVersion } from './engine-versions.ts'

test.each([
  ['chromium', '150.0.7871.100', undefined],
  ['chromium', '156.0.1.2', undefined],
  ['chromium', '103.0.5058.0', 'has version 103.0.5058.0, which is older than 150, the oldest that'],
  ['chromium', '199.0.1.2', 'has version 199.0.1.2, which is newer than 156, the newest that'],
  ['firefox', '115.2.0', 'which is older than 140, the oldest'],
  ['firefox', '140.12.0', undefined],
  ['webkit', '2.50.6', undefined],
] as const)('%s %s', (name, version, part) => {
  const told = explainVersion(name, version, '/usr/bin/one')
  if (part === undefined) expect(told).toBeUndefined()
  else expect(told).toContain(part)
})

test.each([
  ['Mozilla Firefox 140.12.0esr', '140.12.0'],
  ['Chromium 150.0.7871.100 built on Debian', '150.0.7871.100'],
  ['no numbers', undefined],
])('a program that prints "%s"', (printed, version) => {
  const folder = mkdtempSync(join(tmpdir(), 'engine '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'program')
  writeFileSync(program, `#!/bin/sh\necho "${printed}"\n`)
  chmodSync(program, 0o755)
  expect(readVersion(program)).toBe(version)
})

test('a program that does not start', () => {
  expect(readVersion('/nonexistent')).toBeUndefined()
})
