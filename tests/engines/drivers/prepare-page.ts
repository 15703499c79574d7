import { machineClock } from '../../../src/lib/clock.ts'
import { shiftClock } from '../../e2e/support/test.ts'
import { siteMoment } from '../../site/site.ts'

/** A script to run in each document before its own: it sets the clock, and writes breaches of the policy to the console. */
export function toPreparation(): string {
  const ahead = siteMoment.getTime() - machineClock().getTime()
  return `(${shiftClock.toString()})(${ahead});(${reportBreaches.toString()})()`
}

function reportBreaches(): void {
  // In the document itself, because events of elements that are not in it yet reach nothing else.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`breach of ${effectiveDirective}: ${blockedURI} ${sample}`),
  )
}
