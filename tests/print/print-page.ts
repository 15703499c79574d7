import type { Page } from '@playwright/test'

/** The width of the text on A4 between the margins of print.css, in CSS pixels: 21 cm − 2 × 1.5 cm. */
export const paperWidth = 680

/** A page as PDF, as a visitor prints it, and what of it does not reach the paper. */
export interface Printed {
  bytes: Uint8Array
  /** Folded parts that stay closed, and parts whose text is cut at their edge. */
  lost: string[]
}

/** Prints an open page on A4, without backgrounds, which most browsers leave out. The window should be as wide as the paper. */
export async function printPage(page: Page): Promise<Printed> {
  await page.emulateMedia({ media: 'print' })
  const { folded, cut } = await page.evaluate(findLost)
  const bytes = new Uint8Array(await page.pdf({ format: 'A4', tagged: true, preferCSSPageSize: true }))
  const lost = [
    ...folded.map((text) => `stays folded: ${toExcerpt(text)}`),
    ...cut.map((text) => `is cut at the side: ${toExcerpt(text)}`),
  ]
  return { bytes, lost }
}

/** Runs in the page. */
function findLost(): { folded: string[]; cut: string[] } {
  const elements = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility())
  const folded = elements.filter(
    (element) =>
      element instanceof HTMLDetailsElement &&
      // What paper leaves out is not displayed at all; what is displayed and yet not visible is folded.
      [...element.children].some((child) => getComputedStyle(child).display !== 'none' && !child.checkVisibility()),
  )
  const cut = elements.filter(
    (element) =>
      // What only screen readers are told is one pixel wide.
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX !== 'visible',
  )
  return { folded: folded.map(({ textContent }) => textContent), cut: cut.map(({ textContent }) => textContent) }
}

function toExcerpt(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, 60)
}
