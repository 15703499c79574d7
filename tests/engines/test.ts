import { test as base } from '@playwright/test'
import { requireEngine } from '../e2e/support/find-engine.ts'
import type { Ability, Engine } from './drivers/driver.ts'
import { startChromium } from './drivers/start-chromium.ts'
import { startFirefox } from './drivers/start-firefox.ts'
import { startWebkit } from './drivers/webkit/start-webkit.ts'
import { ensureOldChromium, type TestedEngine } from './old-chromium.ts'
import { createVisitor, type Visitor } from './visitor.ts'

interface Scenario {
  visitor: Visitor
}

interface Machine {
  engineName: TestedEngine
  engine: Engine
}

/** A scenario in the engine of its project. */
export const test = base.extend<Scenario, Machine>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName)
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, baseURL }, use, info) => {
    const driver = await engine.open()
    info.annotations.push({ type: 'engine', description: driver.version })
    const visitor = createVisitor(driver, baseURL ?? '')
    await use(visitor)
    if (info.status !== info.expectedStatus) {
      await info.attach('screen', { body: await visitor.screenshot(), contentType: 'image/png' })
    }
    await driver.close()
  },
})

function start(name: TestedEngine): Promise<Engine> {
  if (name === 'webkit') return startWebkit()
  if (name === 'firefox') return startFirefox()
  if (name === 'chromium') return startChromium(requireEngine(name))
  const { program, libraries } = ensureOldChromium(name)
  return startChromium(program, { LD_LIBRARY_PATH: libraries })
}

/** Ends a scenario here in an engine that cannot do something; the summary says so, with the reason. */
export function needs(engine: Engine, ability: Ability): void {
  const reason = engine.lacks[ability]
  test.skip(reason !== undefined, reason)
}
