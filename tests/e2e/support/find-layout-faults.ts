import type { Page } from '@playwright/test'

/** The spaces between parts of a page, in px: docs/design.md. Smaller ones are within a part. */
const steps: readonly number[] = [24, 32, 40, 48, 64]

/** The least distance of words to a rule above or below them, in px; a letter counts as one em, in the middle of its line. */
const leastSpace = 7

/**
 * Faults that one sees at once and no other test does, in the page as it is laid out now: words that touch a rule; telephone numbers,
 * addresses, dates and figures that are broken; an arrow or the mark of a sample that begins a line; a strip or a table that fades where there is no
 * more, or does not where there is; a space between parts that is none of the steps; two rules in the place of one; a closed disclosure with a text
 * right below it, as if it were open.
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults, { least: leastSpace, steps })
}

/** In the page. */
function findFaults({ least, steps }: { least: number; steps: readonly number[] }): string[] {
  interface Line {
    text: string
    left: number
    right: number
    top: number
    bottom: number
  }
  // What stays in place while the page moves is above all else, and beside nothing.
  const fixed = 'header, .task-bar, dialog, svg, .sr-only, script, style'
  // Only screen readers have it: the head of a table whose rows are blocks.
  const isCut = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isCut(element.parentElement))
  const isSeen = (element: Element) => {
    if (element.closest(fixed) || !element.checkVisibility({ visibilityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && !isCut(element)
  }
  const faults = new Set<string>()
  const lines: Line[] = []
  const rules: (Omit<Line, 'text'> & { name: string; table: Element | null })[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const unbroken =
    /\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\s\d{4}|\+?\d[\d\s]{6,}\d|[\w.+-]+@|(?<=@)[\w.-]+\w|[+−-]?\d[\d.,]*\s?%|[+−]\d[\d.,]*/gu
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (text.trim() === '' || !parent || !isSeen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const em = Number.parseFloat(getComputedStyle(parent).fontSize)
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      const middle = (top + bottom) / 2
      if (width > 3) lines.push({ text: text.trim(), left, right, top: middle - em / 2, bottom: middle + em / 2 })
    }
    for (const { 0: word, index } of text.matchAll(unbroken)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = Array.from(range.getClientRects()).flatMap(({ top, width }) => (width > 1 ? [Math.round(top)] : []))
      if (new Set(tops).size > 1) faults.add(`“${word}” is on two lines`)
    }
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!isSeen(element)) continue
    const style = getComputedStyle(element)
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    const isDrawn = (side: 'top' | 'bottom' | 'left') =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      !/^rgba\(.*, 0\)$/.test(style.getPropertyValue(`border-${side}-color`))
    // A closed box that is low is a control, a chip or a tag.
    const isControl = isDrawn('left') && height < 64
    if (width < 80 || isControl) continue
    for (const [side, y] of [
      ['top', top],
      ['bottom', bottom],
    ] as const) {
      if (!isDrawn(side)) continue
      const thick = Number.parseFloat(style.getPropertyValue(`border-${side}-width`))
      const [from, to] = side === 'top' ? [y, y + thick] : [y - thick, y]
      const table = element.closest('table')
      const name = `the ${side} of .${element.className} (${element.localName})`
      if (!isDrawn('left')) rules.push({ name, left, right, top: from, bottom: to, table })
      for (const line of lines) {
        const space = Math.max(y - line.bottom, line.top - y)
        if (line.right <= left || line.left >= right || space >= least) continue
        faults.add(`“${line.text.slice(0, 40)}” is ${space.toFixed(1)} px from the ${side} of .${element.className}`)
      }
    }
  }
  for (const [index, rule] of rules.entries()) {
    for (const other of rules.slice(index + 1)) {
      // Cells of a table share their rules.
      if (rule.table !== null && rule.table === other.table) continue
      if (rule.right <= other.left + 1 || rule.left >= other.right - 1) continue
      const gap = Math.max(other.top - rule.bottom, rule.top - other.bottom)
      if (gap > -0.5 && gap < 3) faults.add(`Two rules in the place of one: ${rule.name} and ${other.name}`)
    }
  }
  for (const details of document.body.querySelectorAll('details:not([open])')) {
    const next = details.nextElementSibling
    if (!isSeen(details) || !next || next.matches('details') || !isSeen(next)) continue
    const { left, right, bottom } = details.getBoundingClientRect()
    const isEnded = [getComputedStyle(details).borderBottomWidth, getComputedStyle(next).borderTopWidth].some(
      (width) => Number.parseFloat(width) > 0,
    )
    const box = next.getBoundingClientRect()
    if (isEnded || box.top - bottom >= least * 3 || box.bottom <= bottom || box.right <= left || box.left >= right)
      continue
    faults.add(`“${details.firstElementChild?.textContent}” is closed, and a text is right below it`)
  }
  for (const arrow of document.body.querySelectorAll('.way-on.arrow')) {
    if (!isSeen(arrow)) continue
    const { position } = getComputedStyle(arrow, '::after')
    const room = Number.parseFloat(getComputedStyle(arrow).paddingRight)
    if (position !== 'absolute' || room < 16) faults.add(`The arrow of “${arrow.textContent}” can begin a line`)
  }
  for (const mark of document.body.querySelectorAll('.sample-mark')) {
    const before = mark.previousElementSibling
    if (!before || !isSeen(mark)) continue
    const last = Array.from(before.getClientRects()).at(-1)
    const { top, bottom } = mark.getBoundingClientRect()
    const middle = (top + bottom) / 2
    if (last && (middle < last.top || middle > last.bottom))
      faults.add(`A mark of a sample is alone on its line: ${before.textContent}`)
  }
  for (const box of document.body.querySelectorAll('.table-scroll, .section-nav > ul, .letters > ul')) {
    if (!isSeen(box)) continue
    const [start, end] = ['--fade-start', '--fade-end'].map((name) =>
      Number.parseFloat(getComputedStyle(box).getPropertyValue(name)),
    )
    const rest = box.scrollWidth - box.clientWidth - box.scrollLeft
    const name = `${box.className} “${box.textContent.trim().slice(0, 20)}”`
    if (start !== undefined && start > 0 !== box.scrollLeft > 0) faults.add(`${name} fades ${start} px at its start`)
    if (end !== undefined && end > 0 !== rest > 0) faults.add(`${name} fades ${end} px at its end`)
    const current = box.querySelector('[aria-current]')?.getBoundingClientRect()
    const frame = box.getBoundingClientRect()
    if (current && (current.left < frame.left || current.right > frame.right))
      faults.add(`${name} hides its present page`)
  }
  for (const part of document.body.querySelectorAll(
    '.page-body, .page-body :is(section, nav, form) , .with-aside > div',
  )) {
    const blocks = Array.from(part.children).filter(
      (block) =>
        isSeen(block) && !/absolute|fixed/.test(getComputedStyle(block).position) && !block.matches('.prose > *'),
    )
    for (const [index, block] of blocks.entries()) {
      const before = blocks[index - 1]?.getBoundingClientRect()
      if (!before) continue
      const { top, left, right } = block.getBoundingClientRect()
      const space = Math.round(top - before.bottom)
      if (
        space < 22 ||
        // It begins below what floats beside the text before it.
        getComputedStyle(block).clear !== 'none' ||
        before.right <= left ||
        right <= before.left ||
        steps.some((step) => Math.abs(step - space) <= 1)
      )
        continue
      faults.add(
        `${space} px above .${block.className} (${block.localName}) in .${part.className} are none of the steps`,
      )
    }
  }
  return [...faults]
}
