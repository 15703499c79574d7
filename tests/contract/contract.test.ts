import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '#engine/store/open-store.ts'
import { keysOf } from '#lib/records.ts'
import type { Answer } from './answer.ts'
import { rows } from './cases/all-rows.ts'
import { createContractOutput } from './contract-output.ts'
import { differences } from './differences/all-differences.ts'
import { compareAnswers, findBrokenRules, findFaults, findOtherHeaders } from './find-faults.ts'
import { findPlaces } from './places.ts'
import type { Expected, Row } from './row.ts'
import { sendRow } from './send-row.ts'
import { settings, type SettingsName } from './settings.ts'
import { createTargets } from './targets/create-targets.ts'
import type { Target } from './targets/target.ts'

// Every row, on every server: what the row says, what holds for any answer, and nothing that the handler does not answer too.

const output = createContractOutput()
const store = openStore(output.directory)
const reference = { store, places: findPlaces(store) }
const targets = Object.fromEntries(
  await Promise.all(
    keysOf(settings).map(async (name) => [name, await createTargets(output.directory, settings[name])] as const),
  ),
)
const targetsOf = (name: SettingsName = 'plain'): readonly Target[] => targets[name] ?? []
const find = (name: string, kind?: SettingsName): Target => {
  const found = targetsOf(kind).find((target) => target.name === name)
  if (!found) throw new Error(`There is no server ${name}`)
  return found
}

afterAll(async () => {
  await Promise.all(
    Object.values(targets)
      .flat()
      .map(({ close }) => close()),
  )
  store.close()
  output.remove()
})

const answers = new Map<Row, Promise<Answer>>()

/** The answer of the handler, with which those of all servers are compared; undefined where it cannot be asked. */
function readHandlerAnswer(row: Row): Promise<Answer> | undefined {
  const [name, request] = row
  if (differences['handler']?.rows?.[name]) return undefined
  const known = answers.get(row) ?? sendRow(find('handler', request.settings), request, reference.places)
  answers.set(row, known)
  return known
}

function isSecure({ settings: kind, headers }: Row[1]): boolean {
  return kind === 'proxy' && /^https\b/i.test(headers?.['X-Forwarded-Proto'] ?? '')
}

/** Of headers that may differ, rows only say whether there is one. */
function relax(expected: Expected, mayDiffer: readonly string[]): Expected {
  const headers = Object.entries(expected.headers ?? {}).map(([name, value]) => {
    return [name, value !== null && mayDiffer.includes(name.toLowerCase()) ? /./ : value] as const
  })
  return { ...expected, headers: Object.fromEntries(headers) }
}

test('there are enough rows, each with a name of its own', () => {
  expect(rows.length).toBeGreaterThanOrEqual(250)
  const names = rows.map(([name]) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

describe.each(targetsOf().map(({ name }) => name))('%s', (name) => {
  const { headers: otherHeaders = {}, rows: otherRows = {} } = differences[name] ?? {}
  const mayDiffer = keysOf(otherHeaders).map((header) => header.toLowerCase())
  const seen = new Set<string>()

  test.each(rows)('%s', async (...row) => {
    const [rowName, request, expected] = row
    const difference = otherRows[rowName]
    const send = () => sendRow(find(name, request.settings), request, reference.places)
    if (difference?.expected === 'unable') return expect(send()).rejects.toThrow()
    const answer = await send()
    const other = await readHandlerAnswer(row)
    const check = async (wanted: Expected) => [
      ...(await findFaults(answer, relax(wanted, mayDiffer), reference)),
      ...findBrokenRules(answer, request, { store, isSecure: isSecure(request) }),
    ]
    if (difference) {
      expect((await check({ ...expected, ...difference.expected })).join('\n')).toBe('')
      const asListed = [...(await check(expected)), ...compareAnswers(answer, other ?? answer, mayDiffer)]
      return expect(asListed, 'the difference exists no more: remove it').not.toEqual([])
    }
    for (const header of findOtherHeaders(answer, other ?? answer)) seen.add(header)
    expect([...(await check(expected)), ...compareAnswers(answer, other ?? answer, mayDiffer)].join('\n')).toBe('')
  })

  test('every listed difference exists', () => {
    const names = new Set(rows.map(([rowName]) => rowName))
    expect(keysOf(otherRows).filter((rowName) => !names.has(rowName))).toEqual([])
    expect(mayDiffer.filter((header) => !seen.has(header))).toEqual([])
  })
})
