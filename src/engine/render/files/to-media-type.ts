import { getMimeType, mimes } from 'hono/utils/mime'

const types: Record<string, string> = {
  ...mimes,
  // Hono lacks Office documents, and sets a charset for SVG but not for JSON.
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The media type of a file by its extension. @throws if the extension is unknown */
export function toMediaType(file: string): string {
  const type = getMimeType(file, types)
  if (!type) throw new Error(`${file}: unknown file extension; add its media type to to-media-type.ts`)
  return type
}
