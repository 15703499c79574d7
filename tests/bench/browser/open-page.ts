import type { Browser, CDPSession, Page } from '@playwright/test'
import { languages, type Locale } from '../../../src/engine/model/locale/locale.ts'
import { hydrationMarks, noteHydration } from './note-hydration.ts'
import { applyProfile, phone, type Profile } from './profile.ts'
import { watchTraffic, type Traffic } from './watch-traffic.ts'

export interface OpenPage {
  page: Page
  session: CDPSession
  traffic: Traffic
  close: () => Promise<void>
}

export interface Visitor {
  locale: Locale
  profile: Profile
  /** True if the visitor saves data, so that nothing is prefetched. */
  savesData?: boolean
}

/** An empty page of a new visitor: nothing is in its cache, no connection is open. */
export async function openPage(browser: Browser, { locale, profile, savesData = false }: Visitor): Promise<OpenPage> {
  const context = await browser.newContext({ ...phone, locale: languages[locale].tag })
  const page = await context.newPage()
  await page.addInitScript(noteHydration, hydrationMarks)
  if (savesData) {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  }
  const session = await context.newCDPSession(page)
  const traffic = await watchTraffic(session)
  await applyProfile(session, profile)
  return { page, session, traffic, close: () => context.close() }
}
