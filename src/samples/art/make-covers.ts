import { writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { createProgram } from '#compiler/program/create-program.ts'
import { covers, type Cover } from './covers.ts'

// Run by hand when a drawing changes; the files are committed, as any editor's are.
createProgram(
  'node src/samples/art/make-covers.ts',
  "Draws the covers of the site's own entries into their folders.",
).parse()

const budget = 3_000_000

async function toBytes({ file, draw, seed }: Cover): Promise<Uint8Array> {
  const drawing = Buffer.from(draw(seed))
  switch (extname(file)) {
    case '.jpg':
      return sharp(drawing).jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
    case '.png':
      return sharp(drawing).png({ palette: true, quality: 95, effort: 10 }).toBuffer()
    default:
      return drawing
  }
}

let total = 0
for (const cover of covers) {
  const bytes = await toBytes(cover)
  await writeFile(join('content', cover.file), bytes)
  console.info(`${cover.file}: ${bytes.length} bytes`)
  total += bytes.length
}
if (total > budget) throw new Error(`${total} bytes are over the budget of ${budget}`)
