import sharp from 'sharp'

/** The icon of browsers that read no SVG, and that of phones: `.ico` with one picture of 32 pixels, and a PNG of 180. */
export async function makeIcons(svg: string): Promise<{ ico: Buffer; png: Buffer }> {
  const draw = (size: number) => sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png().toBuffer()
  const [small, png] = await Promise.all([draw(32), draw(180)])
  return { ico: toIco(small, 32), png }
}

/** One PNG as an icon of Windows: its header, one entry, and the bytes. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
