import { expect, test, vi } from 'vitest'
import { isMalformed, toClientFailure } from './request-errors.ts'

test.each<[version: string, headers: string[], malformed: boolean]>([
  ['1.1', ['Host', 'shs.example'], false],
  ['1.1', ['Accept', '*/*', 'host', 'shs.example'], false],
  ['1.1', ['Accept', 'host'], true],
  ['1.1', [], true],
  ['1.1', ['Host', 'shs.example', 'HOST', 'evil.test'], true],
  ['1.0', [], false],
  ['1.0', ['Host', 'shs.example'], false],
  ['1.0', ['Host', 'a', 'Host', 'a'], true],
])('HTTP/%s with %j: %s', (httpVersion, rawHeaders, expected) => {
  expect(isMalformed({ httpVersion, rawHeaders, headers: {} })).toBe(expected)
})

test.each([
  ['chunked', false],
  ['Chunked', false],
  ['brotli', true],
  ['gzip, chunked', true],
  ['chunked, identity', true],
  ['', true],
])('the transfer coding %j: %s', (coding, expected) => {
  const head = { httpVersion: '1.1', rawHeaders: ['Host', 'a'], headers: { 'transfer-encoding': coding } }
  expect(isMalformed(head)).toBe(expected)
})

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 0],
  ['HPE_HEADER_OVERFLOW', 431, 0],
  ['HPE_INVALID_METHOD', 400, 0],
  ['ECONNRESET', undefined, 0],
  ['EPIPE', undefined, 0],
  ['ENOENT', undefined, 1],
])('%s → %s, reported %i times', (code, status, reports) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(toClientFailure(Object.assign(new Error('a'), { code }))?.status).toBe(status)
  expect(report).toHaveBeenCalledTimes(reports)
  report.mockRestore()
})
