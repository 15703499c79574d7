import type { Row } from '../row.ts'
import { notFound, notModified } from './expectations.ts'

const list = '/quan-he-co-dong/cong-bo-thong-tin/bat-thuong'
const zip = `/tai-ve${list}/2026.zip`
const described = {
  'Content-Type': 'application/zip',
  'Content-Disposition': 'attachment; filename="cong-bo-thong-tin-bat-thuong-2026.zip"',
  'Cache-Control': 'public, no-cache',
  'Accept-Ranges': 'bytes',
  'Content-Length': /^\d+$/,
  ETag: /^"/,
}

const absent = [
  zip.replace('2026', '1999'),
  zip.replace(list, '/tin-tuc/tin-tuc-moi-nhat'),
  zip.replace('.zip', '.ZIP'),
  zip.replace('.zip', ''),
  `${zip}/`,
  '/tai-ve/.zip',
  '/tai-ve/%2e%2e%2f2026.zip',
]

export const bundles: readonly Row[] = [
  ['bundle: a ZIP', { path: zip }, { status: 200, headers: described, shows: [/^PK/, 'SHA256SUMS'] }],
  ['bundle: a query changes nothing', { path: `${zip}?lang=en` }, { status: 200, headers: described }],
  [
    'bundle: is not compressed again',
    { path: zip, headers: { 'Accept-Encoding': 'br, gzip' } },
    { status: 200, headers: { ...described, 'Content-Encoding': null } },
  ],
  ['bundle: HEAD', { path: zip, method: 'HEAD' }, { status: 200, headers: described, body: '' }],
  ['bundle: that is known', { path: zip, headers: { 'If-None-Match': '{etag}' } }, notModified()],
  [
    'bundle: the beginning',
    { path: zip, headers: { Range: 'bytes=0-1' } },
    { status: 206, headers: { ...described, 'Content-Length': '2', 'Content-Range': /^bytes 0-1\/\d+$/ }, body: 'PK' },
  ],
  [
    'bundle: a part of this version',
    { path: zip, headers: { Range: 'bytes=0-1', 'If-Range': '{etag}' } },
    { status: 206, body: 'PK' },
  ],
  [
    'bundle: a part of another version',
    { path: zip, headers: { Range: 'bytes=0-1', 'If-Range': '"other"' } },
    { status: 200, headers: described },
  ],
  [
    'bundle: beyond the end',
    { path: zip, headers: { Range: 'bytes=9999999-' } },
    { status: 416, headers: { 'Content-Range': /^bytes \*\/\d+$/ }, body: '' },
  ],
  ...absent.map((path): Row => [`bundle: ${path} does not exist`, { path }, notFound()]),
]
