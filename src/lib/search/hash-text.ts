/** A number from 0 to 2³² − 1 for a text, the same on every machine (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  // Its lowest bits depend on the last letters alone.
  return (hash ^ (hash >>> 15)) >>> 0
}
