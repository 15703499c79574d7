import { locales } from '#engine/model/locale/locale.ts'
import type { Row } from '../row.ts'
import { toHtmlHeaders } from './expectations.ts'

// What was taken down. Publishes and rollbacks need a server that runs meanwhile: releases.test.ts.

const path = '{gone}'
const gone = { status: 410, headers: { Location: null }, hides: [/khu\s+vực\s+tiếp\s+khách/i] }

export const releases: readonly Row[] = [
  ...locales.map((locale): Row => [
    `taken down: the page in ${locale}`,
    { path, headers: { 'Accept-Language': locale } },
    { ...gone, headers: toHtmlHeaders(locale), shows: [`<html lang="${locale}"`] },
  ]),
  ['taken down: HEAD', { path, method: 'HEAD' }, { status: 410, body: '' }],
  ['taken down: with a query', { path: `${path}?a=1` }, { status: 410 }],
  ['taken down: the chosen language', { path: `${path}?lang=en` }, { status: 410, headers: { 'Set-Cookie': /=en;/ } }],
  ['taken down: a condition', { path, headers: { 'If-None-Match': '*' } }, { status: 410 }],
  [
    'taken down: a part',
    { path, headers: { Range: 'bytes=0-1' } },
    { status: 410, headers: { 'Content-Range': null } },
  ],
  [
    'taken down: compressed',
    { path, headers: { 'Accept-Encoding': 'br, gzip' } },
    { status: 410, headers: { 'Content-Encoding': 'br' } },
  ],
  ...locales.map((locale): Row => [
    `taken down: its payload in ${locale}`,
    { path: `/_payload/{build}/${locale}${path}.json` },
    gone,
  ]),
  ['taken down: with a slash', { path: `${path}/` }, { status: 404 }],
  ['taken down: in capitals', { path: '/TIN-TUC/SHS-SAP-XEP-LAI-KHU-VUC-TIEP-KHACH-TAI-TRU-SO' }, { status: 404 }],
  ['taken down: below', { path: `${path}/x` }, { status: 404 }],
]
