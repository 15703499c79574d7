import { getMimeType, mimes } from 'hono/utils/mime'

const types: Record<string, string> = {
  ...mimes,
  // Hono does not know documents of office programs, and names the encoding of SVG but not that of JSON.
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The media type of a file of the output. @throws for an unknown ending. */
export function toMediaType(file: string): string {
  const type = getMimeType(file, types)
  if (!type) throw new Error(`${file}: the media type of this ending is unknown; add it to to-media-type.ts`)
  return type
}
