import type { Token } from 'markdown-it'
import { toPicture } from '#model/images/picture.ts'
import type { ImageAsset } from '#model/images/image-variants.ts'
import { toPictureHtml } from './to-picture-html.ts'
import type { Diagnostics, Position } from '../source/diagnostics.ts'
import { createLocateAddress, decodeSafely, inlineTokens } from './inline-positions.ts'
import type { MarkdownSource } from './split-frontmatter.ts'

/** Where an image is referred to. */
export interface ImageReference extends Position {
  file: string
  /** As it is written there: `cover.jpg` or `./cover.jpg`. */
  name: string
}

/** The image that a reference means; undefined where there is none, or a bad one, which then is among the diagnostics. */
export type FindImage = (reference: ImageReference) => ImageAsset | undefined

interface Context {
  source: MarkdownSource
  findImage: FindImage
  diagnostics: Diagnostics
}

/** Puts the variants of each image in its place. */
export function placeImages(tokens: Token[], { source, findImage, diagnostics }: Context): void {
  const locate = createLocateAddress(source)
  for (const [token, block] of inlineTokens(tokens, source)) {
    if (token.type !== 'image') continue
    const name = decodeSafely(String(token.attrGet('src') ?? ''))
    const position = locate(name, block)
    const fail = (message: string) => diagnostics.error(source.name, position, message)
    const alt = token.content.trim()
    if (alt === '') fail('Missing alt: say between the brackets what the image shows, ![…](image.jpg)')
    if (token.attrGet('title') !== null) fail('An image has no title: write what readers shall see below it')
    const asset = findImage({ file: source.name, ...position, name })
    if (!asset) continue
    token.type = 'picture'
    token.meta = { html: toPictureHtml(toPicture(asset, 'prose', alt)) }
  }
}

/** markdown-it's rule for the tokens made above. */
export function renderPicture(tokens: Token[], index: number): string {
  return String(tokens[index]?.meta?.['html'])
}
