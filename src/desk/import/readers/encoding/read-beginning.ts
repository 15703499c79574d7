import { open } from 'node:fs/promises'

/** The first bytes of a file; empty for a folder, or where there is none. */
export async function readBeginning(path: string, length: number): Promise<Uint8Array> {
  const file = await open(path).catch(() => undefined)
  if (!file) return new Uint8Array()
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } catch {
    // A folder opens, and has nothing to read.
    return new Uint8Array()
  } finally {
    await file.close()
  }
}
