import { test as base, type Page } from '@playwright/test'
import { machineClock } from '../../../src/lib/clock.ts'
import { siteMoment } from '../../site/site.ts'

/** A test in a browser whose clock starts at the time of the site (`siteMoment`). */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(shiftClock, siteMoment.getTime() - machineClock().getTime())
    await use(context)
  },
})

/** Sets the clock of a page forward, as if it were opened days after it was built. */
export async function moveClock(page: Page, days: number): Promise<void> {
  await page.addInitScript(shiftClock, days * 24 * 60 * 60 * 1000)
}

/** Runs in the page before its scripts. */
export function shiftClock(ahead: number): void {
  const machineDate = Date
  const now = () => machineDate.now() + ahead
  window.Date = new Proxy(machineDate, {
    construct: (target, given, self) => Reflect.construct(target, given.length > 0 ? given : [now()], self),
    apply: () => new machineDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

/**
 * Marks tests that run only in `npm run site -- test full`: combinations of which `npm test` runs a sample, such as the same faults in
 * the other language.
 */
export function onlyInFull(isRest: boolean): { tag: string[] } {
  return { tag: isRest ? ['@full'] : [] }
}
