import { readFileSync } from 'node:fs'
import { hashBytes } from '#engine/content/disk/files.ts'

/** The key of everything besides the image on which the bytes of its variants depend: the version of `sharp` with its encoders, and our code. */
export const encoderKey = hashBytes(
  [new URL('../package.json', import.meta.resolve('sharp')), new URL('./make-variant.ts', import.meta.url)]
    .map((file) => hashBytes(readFileSync(file)))
    .join(),
)
