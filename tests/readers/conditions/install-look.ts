// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, where nothing outside it exists

import type { Color } from '../install-colors.ts'

declare global {
  interface Window {
    look: {
      /** Text that is cut off, beside the window, or on other text. */
      findUnreadable: () => string[]
      /** The part of the window's height that parts which stay in place cover, from 0 to 1. */
      findCovered: () => number
      /** The elements that move, or would, other than by their opacity. */
      findMotion: () => string[]
      /** Translucent parts that lie above others and have text. */
      findTranslucent: () => string[]
      /** Text with less than 4.5:1 to what is painted below it, without pictures. */
      findFaint: () => string[]
      /** Shapes of charts with less than 3:1 to what is below them. */
      findLostShapes: () => string[]
    }
  }
}

/** Runs in the page before its scripts: ways to look at what a person would see. */
export function installLook(): void {
  const { parse: toColor, toContrast } = window.colors

  const toName = (element: Element) => {
    const region = element.closest('header, footer, main')?.localName ?? 'body'
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
    return `${region} ${[element.localName, ...element.classList].slice(0, 2).join('.')} "${text}"`
  }

  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  /** Texts for screen readers alone are in a box of a pixel. */
  const isForEars = (element: Element) => {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { position, clipPath } = getComputedStyle(outer)
      if (clipPath === 'inset(50%)') return true
      const { width, height } = outer.getBoundingClientRect()
      if (width <= 1 && height <= 1 && position === 'absolute') return true
    }
    return false
  }

  interface Line {
    element: Element
    node: Node
    left: number
    right: number
    /** Between the tops and the feet of small letters: lines may be set closer than the typeface is high. */
    top: number
    bottom: number
  }

  const readLines = (): Line[] => {
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || element.closest('script, style, noscript, option, title, desc'))
        continue
      if (!isShown(element) || isForEars(element)) continue
      range.selectNodeContents(node)
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 1 || height < 1) continue
        lines.push({ element, node, left, right, top: top + height * 0.3, bottom: bottom - height * 0.3 })
      }
    }
    return lines
  }

  const cuts = (value: string) => value === 'hidden' || value === 'clip'
  const scrolls = (value: string) => value === 'auto' || value === 'scroll'

  /** The edge that cuts a line off, or undefined. */
  const findCut = ({ element, left, right, top, bottom }: Line): string | undefined => {
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, display, textOverflow } = getComputedStyle(outer)
      if (display === 'inline' || display === 'contents') continue
      // Shortened, with a sign that it is: screen readers have all of it.
      if (textOverflow === 'ellipsis') return undefined
      const box = outer.getBoundingClientRect()
      if (cuts(overflowX) && (left < box.left - 2 || right > box.right + 2))
        return `cut at the side by ${toName(outer)}`
      if (cuts(overflowY) && (top < box.top - 2 || bottom > box.bottom + 2)) return `cut in height by ${toName(outer)}`
      if (scrolls(overflowX) || scrolls(overflowY)) return undefined
    }
    const isBeside = left < -1 || right > document.documentElement.clientWidth + 1
    return isBeside ? 'beside the window' : undefined
  }

  /** The visible part of a line within what scrolls; undefined where nothing is. */
  const toSeen = (line: Line): Line | undefined => {
    const seen = { ...line }
    for (let outer: Element | null = line.element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, display, textOverflow } = getComputedStyle(outer)
      const isPart = scrolls(overflowX) || scrolls(overflowY) || textOverflow === 'ellipsis'
      if (display === 'inline' || display === 'contents' || !isPart) continue
      const box = outer.getBoundingClientRect()
      seen.left = Math.max(seen.left, box.left)
      seen.right = Math.min(seen.right, box.right)
      seen.top = Math.max(seen.top, box.top)
      seen.bottom = Math.min(seen.bottom, box.bottom)
    }
    return seen.left < seen.right && seen.top < seen.bottom ? seen : undefined
  }

  /** In a bar that stays in the window: the page scrolls from under it. */
  const isFixed = ({ element }: Line): boolean => {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).position === 'fixed') return true
    }
    return false
  }

  const findOverlaps = (lines: Line[]): string[] => {
    const faults: string[] = []
    const sorted = lines
      .flatMap((line) => toSeen(line) ?? [])
      .map((line) => ({ ...line, isFixed: isFixed(line) }))
      .toSorted((one, other) => one.top - other.top)
    for (const [index, one] of sorted.entries()) {
      for (let next = index + 1; next < sorted.length; next++) {
        const other = sorted[next]
        if (!other || other.top > one.bottom) break
        if (other.node === one.node || other.isFixed !== one.isFixed) continue
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (width > 2 && height > 2) faults.push(`${toName(one.element)} is on ${toName(other.element)}`)
      }
    }
    return faults
  }

  const toGround = (element: Element): Color => {
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(outer)
      // The text is where a gradient begins.
      const [gradient] = /gradient\(rgb\([^)]+\)/.exec(backgroundImage) ?? []
      const color = toColor(gradient ?? backgroundColor)
      if (color[3] > 0.5) return color
    }
    return [255, 255, 255, 1]
  }

  window.look = {
    findUnreadable: () => {
      const lines = readLines()
      const cut = lines.flatMap((line) => {
        const what = findCut(line)
        return what === undefined ? [] : [`${toName(line.element)} is ${what}`]
      })
      const excess = document.documentElement.scrollWidth - innerWidth
      return [...new Set([...cut, ...findOverlaps(lines), ...(excess > 0 ? [`${excess} px too wide`] : [])])]
    },

    findCovered: () => {
      const isInPlace = (element: Element | null): boolean => {
        for (let outer = element; outer; outer = outer.parentElement) {
          const { position, top, bottom } = getComputedStyle(outer)
          if (position === 'fixed') return true
          if (position === 'sticky' && (top !== 'auto' || bottom !== 'auto')) return true
        }
        return false
      }
      const heights = Array.from({ length: Math.floor(innerHeight / 4) }, (_none, index) => index * 4 + 2)
      const covered = heights.filter((y) => isInPlace(document.elementFromPoint(innerWidth / 2, y)))
      return covered.length / heights.length
    },

    findMotion: () => {
      // A fade follows the scroll position, and moves nothing.
      const isFade = (name: string) => /^fade-(?:start|end)(?:, fade-(?:start|end))*$/.test(name)
      const running = document.getAnimations().flatMap((animation) => {
        if (animation instanceof CSSAnimation && isFade(animation.animationName)) return []
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        return [`${target ? toName(target) : 'something'} moves`]
      })
      const possible = [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after', '::backdrop', '::details-content'].flatMap((part) => {
          const { transitionDuration, transitionProperty, animationName, scrollBehavior } = getComputedStyle(
            element,
            part,
          )
          const isStill = /^[0s., ]*$/.test(transitionDuration) || /^(none|opacity)$/.test(transitionProperty)
          const isUnmoved = (animationName || 'none') === 'none' || isFade(animationName)
          if (isStill && isUnmoved && (scrollBehavior || 'auto') === 'auto') return []
          return [
            `${toName(element)}${part ?? ''} would move: ${transitionProperty} ${animationName} ${scrollBehavior}`,
          ]
        }),
      )
      const films = [...document.querySelectorAll('video')].flatMap((film) => (film.paused ? [] : ['a film plays']))
      return [...running, ...possible, ...films]
    },

    findTranslucent: () =>
      [...document.querySelectorAll('body *')].filter(isShown).flatMap((element) => {
        const { position, backgroundColor, backgroundImage, backdropFilter, opacity } = getComputedStyle(element)
        const isAbove = position === 'absolute' || position === 'fixed' || position === 'sticky'
        if (!isAbove || !element.textContent?.trim()) return []
        const alpha = toColor(backgroundColor)[3]
        const isClear = (alpha > 0 && alpha < 1) || opacity !== '1' || backdropFilter !== 'none'
        const isFading = /gradient/.test(backgroundImage) && /transparent|, 0\)|\/ 0/.test(backgroundImage)
        return isClear || isFading ? [`${toName(element)} is translucent: ${backgroundColor} ${backgroundImage}`] : []
      }),

    findFaint: () => {
      const faint = readLines().flatMap(({ element }) => {
        const { color, fill } = getComputedStyle(element)
        const ink = element instanceof SVGElement ? fill : color
        const contrast = toContrast(toColor(ink), toGround(element))
        return contrast < 4.5 ? [`${toName(element)} ${contrast.toFixed(1)}:1, ${ink}`] : []
      })
      return [...new Set(faint)]
    },

    findLostShapes: () =>
      [
        ...document.querySelectorAll(
          'svg:is(.chart, .chart *) :is(rect, path, circle, line, polyline, polygon), .chart rect',
        ),
      ]
        .filter((shape) => isShown(shape))
        .flatMap((shape) => {
          const { fill, stroke } = getComputedStyle(shape)
          const ground = toGround(shape)
          const paints = [fill, stroke].filter((paint) => paint.startsWith('rgb') && toColor(paint)[3] > 0.1)
          const isSeen = paints.length === 0 || paints.some((paint) => toContrast(toColor(paint), ground) >= 3)
          return isSeen
            ? []
            : [`${toName(shape)} of ${toName(shape.closest('figure, svg') ?? shape)} is lost: ${paints.join()}`]
        }),
  }
}
