import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { RequestHandler } from './serve-tls.ts'

const compress = promisify(brotliCompress)

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const compressible = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg'])

/**
 * Serves the folder of a static site: `index.html` for folders, texts compressed with Brotli (quality 11). A file is read and
 * compressed at its first request, and kept in memory.
 */
export function createFolderHandler(directory: string): RequestHandler {
  const kept = new Map<string, Promise<Response>>()
  return async ({ url }) => {
    const { pathname } = new URL(url) // without `..`
    const known = kept.get(pathname) ?? toResponse(directory, decodeURIComponent(pathname))
    kept.set(pathname, known)
    return (await known).clone()
  }
}

async function toResponse(directory: string, path: string): Promise<Response> {
  const candidates = [path.endsWith('/') ? `${path}index.html` : path, `${path}/index.html`, `${path}.html`]
  for (const candidate of candidates) {
    const bytes = await readFile(join(directory, candidate)).catch(() => undefined)
    if (!bytes) continue
    const extension = extname(candidate)
    const isCompressed = compressible.has(extension)
    const body = isCompressed ? await compress(bytes) : bytes
    return new Response(new Uint8Array(body), {
      headers: {
        'Content-Type': types[extension] ?? 'application/octet-stream',
        'Content-Length': String(body.length),
        // As hosts of static sites do: names of assets change with their content.
        'Cache-Control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
        ...(isCompressed && { 'Content-Encoding': 'br' }),
      },
    })
  }
  return new Response('Not found\n', { status: 404 })
}
