/** The flag of a simple glyph's first point, and that of a composite's first part: its outlines may overlap. */
const overlapSimple = 0x40
const overlapCompound = 0x0400

/**
 * Makes a variable font independent of the time, and its glyphs as the site's typeface was always drawn. Checksums become
 * wrong; programs that write the font again correct them.
 * @param font a TrueType font; changed in place
 * @param original the font that it was made from
 */
export function prepareFont(font: Buffer, original: Buffer): void {
  copyModified(font, original)
  clearOverlaps(font)
}

/** Copies the time of the last change: 8 bytes of `head`. */
function copyModified(font: Buffer, original: Buffer): void {
  const from = findTable(original, 'head') + 28
  original.copy(font, findTable(font, 'head') + 28, from, from + 8)
}

/**
 * Removes the mark that outlines overlap. The fonts of the package have it on every glyph, the variable font of Google Fonts
 * on none; with it, glyphs are drawn more slowly, and some programs cannot read the font.
 */
function clearOverlaps(font: Buffer): void {
  const [glyf, loca] = [findTable(font, 'glyf'), findTable(font, 'loca')]
  const isLong = font.readInt16BE(findTable(font, 'head') + 50) === 1
  const startOf = (glyph: number) =>
    isLong ? font.readUInt32BE(loca + 4 * glyph) : 2 * font.readUInt16BE(loca + 2 * glyph)
  const count = font.readUInt16BE(findTable(font, 'maxp') + 4)
  for (let glyph = 0; glyph < count; glyph++) {
    if (startOf(glyph) === startOf(glyph + 1)) continue
    const start = glyf + startOf(glyph)
    const contours = font.readInt16BE(start)
    const body = start + 10
    if (contours < 0) {
      font.writeUInt16BE(font.readUInt16BE(body) & ~overlapCompound, body)
    } else if (contours > 0) {
      const instructions = body + 2 * contours
      const flags = instructions + 2 + font.readUInt16BE(instructions)
      font.writeUInt8(font.readUInt8(flags) & ~overlapSimple, flags)
    }
  }
}

/** The offset of a table. @throws where there is none */
function findTable(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4)
  for (let record = 12; record < 12 + 16 * count; record += 16) {
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`The font has no table "${tag}"`)
}
