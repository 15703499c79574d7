import { randomInt } from 'node:crypto'
import { assert, asyncProperty } from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '#engine/store/open-store.ts'
import { createContractOutput } from './contract-output.ts'
import { checkAnswer } from './properties/check-answer.ts'
import { readKnownContents } from './properties/known-contents.ts'
import { arbitraryRequest } from './properties/random-requests.ts'
import { settings } from './settings.ts'
import { createTargets } from './targets/create-targets.ts'

// Random requests to every address, with any headers: no error of the server, nothing that is not of the site, no page in
// another language than the visitor's, every security header, and HEAD as GET. A failure is shrunk to the smallest request.

const output = createContractOutput()
const store = openStore(output.directory)
const contents = await readKnownContents(store)
const targets = await createTargets(output.directory, settings.plain)
const isFullRun = process.env['E2E_FULL'] === '1'
const seed = Number(process.env['CONTRACT_SEED'] ?? randomInt(1, 100_000_000))

afterAll(async () => {
  await Promise.all(targets.map(({ close }) => close()))
  store.close()
  output.remove()
})

describe.each(targets)('$name', (target) => {
  const numRuns = target.name === 'handler' && isFullRun ? 10_000 : 1000

  test(`${numRuns} random requests`, async () => {
    console.info(`contract: ${numRuns} random requests to ${target.name}; to repeat them: CONTRACT_SEED=${seed}`)
    const property = asyncProperty(arbitraryRequest([...contents.addresses]), async (request) => {
      expect(await checkAnswer(target, request, { store, contents })).toEqual([])
    })
    await assert(property, { seed, numRuns })
  })
})
