import { optimize } from 'svgo'
import { toDrawing } from '#lib/icons/drawing.ts'
import type { IconData } from '#lib/icons/icon-set.ts'

/** Attributes without effect on the drawing. */
const removedAttributes = ['class', 'id', 'data-.*', 'role', 'aria-.*', 'focusable', 'xml:space']

/**
 * Converts the file of a drawing program to an icon: shapes only, in the colour of the surrounding text.
 * @throws {DrawingError} if the file contains more than shapes, or an error if it is empty
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
      { name: 'removeAttrs', params: { elemSeparator: '|', attrs: removedAttributes } },
      'removeDimensions',
      'removeXlink',
    ],
  })
  const root = /^<svg(?<attributes>(?: [\w:]+(?:-\w+)*="[^"]*")*)>(?<shapes>.*)<\/svg>$/s.exec(data)?.groups
  if (!root) throw new Error('is empty')
  const { attributes = '', shapes = '' } = root
  const viewBox = / viewBox="([^"]*)"/.exec(attributes)?.[1] ?? ''
  const inherited = attributes.replace(/ (?:xmlns(?::\w+)?|viewBox|version)="[^"]*"/g, '')
  // SVG fills shapes without a colour in black.
  const colour = inherited.includes(' fill="') ? '' : ' fill="currentColor"'
  const body = `<g${inherited}${colour}>${shapes}</g>`
  toDrawing(body, viewBox)
  const [left = 0, top = 0, width = 16, height = 16] = viewBox.split(' ').map(Number)
  return { body, ...(left !== 0 && { left }), ...(top !== 0 && { top }), width, height }
}
