import type { Token } from 'markdown-it'
import type { ImageAsset } from '#engine/model/images/image-variants.ts'
import { toPicture } from '#engine/model/images/picture.ts'
import { say, type Message } from '#lib/say/message.ts'
import type { Diagnostics, Position } from '../source/diagnostics.ts'
import { rules } from '../source/rules.ts'
import { createUrlLocator } from './create-url-locator.ts'
import { decodeUrl } from './decode-url.ts'
import { inlineTokens } from './inline-tokens.ts'
import type { MarkdownSource } from './parser/markdown-source.ts'
import { toPictureHtml } from './to-picture-html.ts'

/** A reference to an image, with its position. */
export interface ImageReference extends Position {
  file: string
  /** As in the source: `cover.jpg` or `./cover.jpg`. */
  name: string
}

/** The image of a reference; undefined if it is missing or invalid, which is then added to the diagnostics. */
export type FindImage = (reference: ImageReference) => ImageAsset | undefined

interface Context {
  source: MarkdownSource
  findImage: FindImage
  diagnostics: Diagnostics
}

/** Replaces each image by a `<picture>` with its variants. */
export function replaceImages(tokens: Token[], { source, findImage, diagnostics }: Context): void {
  const locate = createUrlLocator(source)
  for (const [token, block] of inlineTokens(tokens, source)) {
    if (token.type !== 'image') continue
    const name = decodeUrl(String(token.attrGet('src') ?? ''))
    const position = locate(name, block)
    const fail = (message: Message) => diagnostics.error(rules.images, source.name, position, message)
    // Emphasis and code in it are for readers of the source.
    const alt = (token.children ?? []).map(toAltText).join('').trim()
    if (alt === '') fail(say`Missing alternative text: describe the image between the brackets, ![…](image.jpg)`)
    if (token.attrGet('title') !== null)
      fail(say`Images must not have a title; write a caption below the image instead`)
    const asset = findImage({ file: source.name, ...position, name })
    if (!asset) continue
    token.type = 'picture'
    token.meta = { html: toPictureHtml(toPicture(asset, 'prose', alt)) }
  }
}

function toAltText({ type, content }: Token): string {
  return type === 'softbreak' || type === 'hardbreak' ? ' ' : content
}

/** The render rule of markdown-it for these pictures. */
export function renderPicture(tokens: Token[], index: number): string {
  return String(tokens[index]?.meta?.['html'])
}
