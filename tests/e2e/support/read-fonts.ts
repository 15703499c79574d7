import type { Page } from '@playwright/test'

/** The families with which the browser has painted the texts of an element, by its selector: those of the page's own files, and of the system. */
export async function readFonts(page: Page, selector: string): Promise<{ own: string[]; system: string[] }> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  const namesOf = (isOwn: boolean) => [
    ...new Set(fonts.filter(({ isCustomFont }) => isCustomFont === isOwn).map(({ familyName }) => familyName)),
  ]
  return { own: namesOf(true), system: namesOf(false) }
}
