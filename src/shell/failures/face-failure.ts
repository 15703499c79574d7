import type { RegisteredRouter } from '@tanstack/react-router'
import { isBot } from './bots.ts'
import { recover } from './recover.ts'

/** Mends what can be mended. @returns whether the error page is shown: not to bots, and not while a better page comes. */
export async function faceFailure(error: unknown, router: RegisteredRouter): Promise<boolean> {
  return !(await recover(error, router)) && !isBot(navigator.userAgent)
}
