/** A PDF file of numbered objects, the first of which is the catalogue. */
export function toPdf(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts: Uint8Array[] = []
  let length = 0
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    parts.push(bytes)
    length += bytes.length
  }
  add('%PDF-1.4\n')
  const offsets = objects.map((object, index) => {
    const offset = length
    add(`${index + 1} 0 obj\n`)
    add(object)
    add('\nendobj\n')
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = length
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`)
  add(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return new Uint8Array(Buffer.concat(parts))
}

/** An object with content: of a page, or of a part of it. */
export function toPdfStream(content: string | Uint8Array, entries = ''): Uint8Array {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  return Buffer.concat([
    Buffer.from(`<</Length ${bytes.length}${entries}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}
