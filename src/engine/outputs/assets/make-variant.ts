import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { sharpOptions } from '#engine/content/assets/inspect-image.ts'
import { hashBytes } from '#engine/content/disk/files.ts'
import type { ImageModifiers } from '#engine/model/images/image-url.ts'
import { imageQuality, toOutputSize, type ImageAsset } from '#engine/model/images/image-variants.ts'

// One thread per image. Images are processed in parallel, one per core, which is faster than several threads per image.
sharp.concurrency(1)
// Each variant is made once: kept operations would only take memory.
sharp.cache(false)

/** The versions of the encoders and the hash of this file, on which the bytes of a variant depend. */
const encoderKey = JSON.stringify([
  sharp.versions.sharp,
  sharp.versions.vips,
  hashBytes(readFileSync(new URL(import.meta.url))),
])

/** The name of a variant in the cache, made from everything its bytes depend on. URLs with the same name have the same bytes. */
export function toVariantName(asset: ImageAsset, modifiers: ImageModifiers): string {
  const { format, quality = imageQuality, size } = modifiers
  if (!format) return hashBytes(`${asset.hash} as it is`)
  const { width, height } = toOutputSize(asset, modifiers)
  return hashBytes([encoderKey, asset.hash, format, quality, width, height, size ? 'cut' : 'whole'].join(' '))
}

/** Makes a variant of an image, without metadata such as location, time and owner. */
export async function makeVariant(
  bytes: Uint8Array,
  source: { width: number; height: number },
  modifiers: ImageModifiers,
): Promise<Uint8Array> {
  const { format, quality = imageQuality, size } = modifiers
  if (!format) return bytes
  const { width, height } = toOutputSize(source, modifiers)
  const image = sharp(bytes, sharpOptions)
    .autoOrient()
    .resize(width, height, { fit: size ? 'cover' : 'fill' })
  switch (format) {
    case 'avif':
      // The default effort takes three times the time.
      return image.avif({ quality, effort: 2 }).toBuffer()
    case 'webp':
      // The default effort takes twice the time, for 2 % less.
      return image.webp({ quality, effort: 2 }).toBuffer()
    case 'jpeg':
      return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'png':
      return image.png({ quality, palette: true, effort: 6 }).toBuffer()
  }
}
