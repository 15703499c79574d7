import { expect, test } from 'vitest'
import { toSecurityHeaders } from './security-headers.ts'

/** The sources that each directive of the policy allows. */
function policyWith(iconOrigins: readonly string[]): Map<string, string[]> {
  const policy = toSecurityHeaders({ isSecure: true, iconOrigins, styleHashes: [] })['Content-Security-Policy'] ?? ''
  return new Map(policy.split('; ').map((row) => [row.split(' ', 1)[0] ?? '', row.split(' ').slice(1)]))
}

test.each([
  [[], ["'self'"]],
  [['https://icons.example'], ["'self'", 'https://icons.example']],
  [
    ['https://a.example', 'https://b.example:8443'],
    ["'self'", 'https://a.example', 'https://b.example:8443'],
  ],
])('icon services %j change only the allowed connections, to %j', (origins, sources) => {
  const [without, withOrigins] = [policyWith([]), policyWith(origins)]
  expect(withOrigins.get('connect-src')).toEqual(sources)
  without.delete('connect-src')
  withOrigins.delete('connect-src')
  expect(withOrigins).toEqual(without)
})

test('a service of alerts changes only where forms may go', () => {
  const headers = { isSecure: true, iconOrigins: [], styleHashes: [] }
  const policy = toSecurityHeaders(headers)['Content-Security-Policy']
  const withAlerts = toSecurityHeaders({ ...headers, alertOrigin: 'https://alerts.example' })['Content-Security-Policy']
  expect(withAlerts).toBe(policy?.replace("form-action 'self'", "form-action 'self' https://alerts.example"))
})
