import type { Page } from '@playwright/test'

/**
 * Faults of what has one place or one form on every page, as it is laid out now: the navigation of the section, the trail, the label of
 * samples; what lies below the item of the list that it belongs to; tables wider than their column that do not scroll, or scroll for a few
 * pixels; words of a table that break beside sentences; figures of columns that are not tabular.
 */
export async function findPlaceFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults)
}

/** In the page. */
function findFaults(): string[] {
  const faults = new Set<string>()
  const { body } = document
  const seen = (selector: string) => [...body.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const add = (element: Element, fault: string) =>
    faults.add(`${fault}: “${element.textContent.trim().slice(0, 30)}” (${element.localName})`)
  for (const [index, nav] of seen('.section-nav').entries()) {
    const place = nav.previousElementSibling
    if (index > 0 || !place?.matches('.page-head'))
      add(nav, 'The navigation of the section is not right below the head')
  }
  for (const trail of seen('.crumbs ol')) {
    const shown = [...trail.children].filter((item) => item.checkVisibility())
    const tops = shown.map((item) => Math.round(item.getBoundingClientRect().top))
    const isHigh = trail.getBoundingClientRect().height > 40
    if (isHigh || new Set(tops).size > 1) add(trail, 'The trail has more than one line')
    const last = trail.lastElementChild?.getBoundingClientRect()
    if (last && last.right > document.documentElement.clientWidth) add(trail, 'The trail is cut off')
  }
  for (const label of seen('.tag-sample')) {
    const heading = label.closest('h1, h2, h3') ?? label.previousElementSibling
    if (!heading?.matches('h1, h2, h3')) add(label.parentElement ?? label, 'A label of samples is not beside a heading')
  }
  for (const item of seen('li > ul, li > ol, li > p, li > a')) {
    const card = item.parentElement
    const isInFlow = /^(?:static|relative)$/.test(getComputedStyle(item).position)
    if (!card || !isInFlow || getComputedStyle(item).display === 'inline') continue
    const below = item.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom
    if (below > 1) add(item, 'It lies below its item')
  }
  for (const table of seen('table')) {
    const box = table.closest('.table-scroll') ?? table.parentElement
    if (!box) continue
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowX)
    const rest = scrolls
      ? box.scrollWidth - box.clientWidth
      : Math.round(table.getBoundingClientRect().right - box.getBoundingClientRect().right)
    if (!scrolls && rest > 0) add(table, `The table is ${rest} px wider than its column, and does not scroll`)
    if (scrolls && rest > 0 && rest < 8) add(table, `The table scrolls for ${rest} px`)
    const isOfSentences = table.querySelector('.long') && !table.querySelector('thead th:nth-child(6)')
    if (isOfSentences && innerWidth >= 640) {
      for (const cell of table.querySelectorAll('th, td')) {
        const words = document.createRange()
        words.selectNodeContents(cell)
        const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)))
        if (cell.textContent.trim().length <= 12 && lines.size > 1) add(cell, 'A word or two take more than one line')
      }
    }
    for (const cell of table.querySelectorAll('td')) {
      const isFigure = /^[+−-]?\d[\d.,]*%?$/.test(cell.textContent.trim())
      if (isFigure && !getComputedStyle(cell).fontVariantNumeric.includes('tabular-nums'))
        add(cell, 'The figure is not tabular')
    }
  }
  return [...faults]
}
