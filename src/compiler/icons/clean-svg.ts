import { optimize } from 'svgo'
import { toDrawing } from '#lib/icons/drawing.ts'
import type { IconData } from '#lib/icons/icon-set.ts'

/** Attributes that say nothing of the drawing. */
const surplus = ['class', 'id', 'data-.*', 'role', 'aria-.*', 'focusable', 'xml:space']

/**
 * A drawing program's file as an icon: shapes alone, in the colour of the text around it.
 * @throws where shapes alone do not make it.
 */
export function cleanSvg(svg: string): IconData {
  const { data } = optimize(svg, {
    multipass: true,
    plugins: [
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'preset-default',
      'removeTitle',
      { name: 'removeDesc', params: { removeAny: true } },
      'convertStyleToAttrs',
      { name: 'convertColors', params: { currentColor: true } },
      { name: 'removeAttrs', params: { elemSeparator: '|', attrs: surplus } },
      'removeDimensions',
      'removeXlink',
    ],
  })
  const root = /^<svg(?<attributes>(?: [\w:]+(?:-\w+)*="[^"]*")*)>(?<shapes>.*)<\/svg>$/s.exec(data)?.groups
  if (!root) throw new Error('is empty')
  const { attributes = '', shapes = '' } = root
  const viewBox = / viewBox="([^"]*)"/.exec(attributes)?.[1] ?? ''
  const inherited = attributes.replace(/ (?:xmlns(?::\w+)?|viewBox|version)="[^"]*"/g, '')
  // SVG draws in black what names no colour.
  const colour = inherited.includes(' fill="') ? '' : ' fill="currentColor"'
  const body = `<g${inherited}${colour}>${shapes}</g>`
  toDrawing(body, viewBox)
  const [left = 0, top = 0, width = 16, height = 16] = viewBox.split(' ').map(Number)
  return { body, ...(left !== 0 && { left }), ...(top !== 0 && { top }), width, height }
}
