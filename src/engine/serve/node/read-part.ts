type Bytes = Uint8Array<ArrayBuffer>

/** Bytes. A ZIP of small files has thousands of pieces, and each way between threads takes longer than most of them. */
const partSize = 64 * 1024

/** The next part of a stream, of several pieces where they are small; undefined at its end. */
export async function readPart(reader: ReadableStreamDefaultReader<Bytes>): Promise<Bytes | undefined> {
  const pieces: Bytes[] = []
  let size = 0
  while (size < partSize) {
    const { value } = await reader.read()
    if (!value) break
    pieces.push(value)
    size += value.length
  }
  if (size === 0) return undefined
  const part = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    part.set(piece, at)
    at += piece.length
  }
  return part
}
