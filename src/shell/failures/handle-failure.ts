import type { RegisteredRouter } from '@tanstack/react-router'
import { isBot } from './bots.ts'
import { recover } from './recover.ts'

/** Tries to recover. @returns whether to show the error page: never to bots, nor while another page is loading. */
export async function handleFailure(error: unknown, router: RegisteredRouter): Promise<boolean> {
  return !(await recover(error, router)) && !isBot(navigator.userAgent)
}
