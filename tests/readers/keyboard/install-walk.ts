// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, where nothing outside it exists

import type { Color } from '../install-colors.ts'

/** A box in pixels of the page. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A control while it has the focus. */
export interface Stop {
  /** The number of the control in the page; -1 is the document itself. */
  id: number
  /** Its name for people in a report. */
  name: string
  /** Its place in the document: the index of each ancestor among its siblings. */
  place: readonly number[]
  /** The first and the last line of it, which differ where text breaks. */
  first: Box
  last: Box
  /** True if it may stand above what it follows, see `findOrderFaults`. */
  isApart: boolean
  /** Faults of its visible part. */
  faults: readonly string[]
}

export interface Control {
  id: number
  name: string
}

declare global {
  interface Window {
    walk: {
      find: (scope: string) => readonly Control[]
      focus: (id: number) => void
      take: () => readonly Stop[]
    }
  }
}

/**
 * Runs in the page before its scripts: records the control that has the focus at each press of Tab, before the focus moves on,
 * when the page has scrolled to it.
 */
export function installWalk(): void {
  const { parse: toColor, toContrast } = window.colors

  const ids = new Map<Element, number>()
  let stops: Stop[] = []

  const toId = (element: Element) => {
    if (element === document.body || element === document.documentElement) return -1
    if (!ids.has(element)) ids.set(element, ids.size)
    return ids.get(element) ?? -1
  }

  const toName = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
    const kind = [element.localName, ...element.classList].slice(0, 2).join('.')
    const region = element.closest('dialog, [role=dialog], header, footer, main')?.localName ?? 'body'
    return `${region} ${kind} "${text.slice(0, 40)}"`
  }

  const toPlace = (element: Element) => {
    const place: number[] = []
    for (let inner = element; inner.parentElement; inner = inner.parentElement) {
      place.unshift([...inner.parentElement.children].indexOf(inner))
    }
    return place
  }

  /** A box where it is with everything scrolled to its start. */
  const toBox = ({ left, top, right, bottom }: DOMRect, element: Element): Box => {
    let [x, y] = [scrollX, scrollY]
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      x += outer.scrollLeft
      y += outer.scrollTop
    }
    return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
  }

  /** Elements that can be operated, whether the keyboard reaches them or not. */
  const operable =
    'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, video[controls], iframe, [tabindex="0"]'

  const isOperable = (element: Element) => {
    // The picture of a row repeats the link of its title, and is left out for everyone who does not point at it.
    if (element.matches('a[tabindex="-1"][aria-hidden=true]')) return false
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false
    if (element.matches(':disabled')) return false
    // Says that there is no further month, and is no stop.
    if (element.matches('button[aria-disabled=true][tabindex="-1"]')) return false
    // The arrow keys move between the days of a calendar.
    if (element.matches('[role=grid] [tabindex="-1"]')) return false
    if (element.localName === 'summary') return element.parentElement?.querySelector('summary') === element
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    // The arrow keys move between the buttons of a group.
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, form }) => name === element.name && form === element.form,
    )
    return element === (group.find(({ checked }) => checked) ?? group[0])
  }

  /** The part that is seen of a control: fields that are not drawn are seen by their label, or by what is around them. */
  const toDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width > 4 && height > 4 && getComputedStyle(element).opacity !== '0') return element
    if (element instanceof HTMLInputElement && element.labels?.[0]) return element.labels[0]
    return element instanceof HTMLSelectElement && element.parentElement ? element.parentElement : element
  }

  /** The color that is painted at a point of the window, without pictures, which `findPaintedFaults` sees. */
  const toGround = (x: number, y: number): Color => {
    for (const element of document.elementsFromPoint(x, y)) {
      const color = toColor(getComputedStyle(element).backgroundColor)
      if (color[3] > 0.5) return color
    }
    return [255, 255, 255, 1]
  }

  /** The ring around a control: 2 px wide, 3:1 to what is beside it, on all sides, and not cut off. */
  const findRingFaults = (drawn: Element, box: DOMRect): string[] => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(drawn)
    const [width, offset] = [Number.parseFloat(outlineWidth), Number.parseFloat(outlineOffset)]
    if (outlineStyle === 'none' || width < 2) return [`no ring (${outlineStyle} ${outlineWidth})`]
    const color = toColor(outlineColor)
    const reach = offset + width
    // Of what is in the window: a control may be higher.
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    const middle = [(box.left + box.right) / 2, (top + bottom) / 2] as const
    const sides = [
      ['left', box.left, middle[1], -1, 0],
      ['right', box.right, middle[1], 1, 0],
      ['top', middle[0], box.top, 0, -1],
      ['bottom', middle[0], box.bottom, 0, 1],
    ] as const
    const faults: string[] = []
    const cut: string[] = []
    for (const [side, edgeX, edgeY, outX, outY] of sides) {
      // A control that is higher than the window has its upper or its lower side in it.
      if (outY !== 0 && box.height > innerHeight - 200) continue
      const [x, y] = [edgeX + outX * reach, edgeY + outY * reach]
      if (x < -0.5 || y < -0.5 || x > innerWidth + 0.5 || y > innerHeight + 0.5) {
        cut.push(`${side} by the window`)
        continue
      }
      // The pixels beside the ring, outside and inside. Whole numbers: a point between two pixels hits both.
      const isUp = outX + outY < 0
      const toPixels = (edge: number) =>
        isUp
          ? [Math.ceil(edge - reach) - 1, Math.floor(edge - offset)]
          : [Math.floor(edge + reach), Math.ceil(edge + offset) - 1]
      for (const pixel of toPixels(outX === 0 ? edgeY : edgeX)) {
        const contrast = toContrast(
          color,
          outX === 0 ? toGround(Math.floor(edgeX), pixel) : toGround(pixel, Math.floor(edgeY)),
        )
        if (contrast < 3) faults.push(`ring ${contrast.toFixed(1)}:1 at its ${side}`)
      }
    }
    for (let outer = drawn.parentElement; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer)
      if (style.overflowX === 'visible' && style.overflowY === 'visible' && !style.contain.includes('paint')) continue
      if (outer === document.body || outer === document.documentElement) continue
      const frame = outer.getBoundingClientRect()
      for (const [side, edgeX, edgeY, outX, outY] of sides) {
        if (outY !== 0 && box.height > innerHeight - 200) continue
        const [x, y] = [edgeX + outX * reach, edgeY + outY * reach]
        const isOut =
          (side === 'left' && x < frame.left - 0.5) ||
          (side === 'right' && x > frame.right + 0.5) ||
          (side === 'top' && y < frame.top - 0.5) ||
          (side === 'bottom' && y > frame.bottom + 0.5)
        if (isOut) cut.push(`${side} by ${outer.localName}.${outer.className}`)
      }
    }
    return [...faults, ...cut.map((what) => `ring cut at the ${what}`)]
  }

  /** True if something covers the control, or it is outside the window. */
  const findCovers = (element: Element, drawn: Element, box: DOMRect): string[] => {
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)]
    const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)]
    if (right - left < 4 || bottom - top < 4) return ['outside the window']
    const isTall = box.height >= innerHeight - 200
    if (!isTall && bottom - top < box.height - 1) return ['partly outside the window']
    const all = [
      [(left + right) / 2, (top + bottom) / 2],
      [(left + right) / 2, top + 2],
      [(left + right) / 2, bottom - 2],
      [left + 2, (top + bottom) / 2],
      [right - 2, (top + bottom) / 2],
    ] as const
    // What is higher than the space between the bars is below one of them at its end.
    const points = isTall ? all.slice(0, 1) : all
    const covers = points.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      if (!hit || drawn.contains(hit) || element.contains(hit)) return []
      // The drawing of a chart is what its slider shows of itself.
      if (element.closest('.chart-reader')?.contains(hit)) return []
      if (element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit)))
        return []
      return [`covered by ${hit.localName}.${hit.getAttribute('class') ?? ''}`]
    })
    return [...new Set(covers)]
  }

  const note = () => {
    const element = document.activeElement ?? document.body
    const id = toId(element)
    if (id === -1) {
      const none = { left: 0, top: 0, right: 0, bottom: 0 }
      stops.push({ id, name: 'the document', place: [], first: none, last: none, isApart: false, faults: [] })
      return
    }
    const drawn = toDrawn(element)
    const lines = [...drawn.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const [first = drawn.getBoundingClientRect(), last = first] = [lines[0], lines.at(-1)]
    stops.push({
      id,
      name: toName(element),
      place: toPlace(element),
      first: toBox(first, drawn),
      last: toBox(last, drawn),
      isApart: element.closest('.entry-body > div + aside, .search-dialog-close, .entry-row > .row-documents') !== null,
      faults: [
        ...findCovers(element, drawn, first),
        ...findRingFaults(drawn, lines.length > 1 ? first : drawn.getBoundingClientRect()),
      ],
    })
  }

  addEventListener('keydown', ({ key }) => key === 'Tab' && note(), { capture: true })

  window.walk = {
    find: (scope) =>
      [...document.querySelectorAll(`:is(${scope}) :is(${operable})`)]
        .filter(isOperable)
        .map((element) => ({ id: toId(element), name: toName(element) })),
    focus: (id) => {
      for (const [element, itsId] of ids) if (itsId === id && element instanceof HTMLElement) element.focus()
    },
    take: () => {
      const taken = stops
      stops = []
      return taken
    },
  }
}
