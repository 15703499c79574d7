import { readFileSync } from 'node:fs'
import { hashBytes } from '#engine/content/disk/files.ts'

/** What the bytes of image variants depend on besides the image: the version of `sharp` with its encoders, and our code. */
export const encoderKey = hashBytes(
  [new URL('../package.json', import.meta.resolve('sharp')), new URL('./make-variant.ts', import.meta.url)]
    .map((file) => hashBytes(readFileSync(file)))
    .join(),
)
