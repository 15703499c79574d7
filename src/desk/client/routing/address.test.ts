import { expect, test } from 'vitest'
import { parseAddress, toUrl, type Address } from './address.ts'

test.each<[string, Address]>([
  ['/', { screen: 'today' }],
  ['/duties', { screen: 'duties' }],
  ['/entries', { screen: 'entries', query: '', collection: '' }],
  ['/entries?q=c%E1%BB%95+t%E1%BB%A9c&collection=news', { screen: 'entries', query: 'cổ tức', collection: 'news' }],
  ['/new', { screen: 'new', collection: '', given: {} }],
  ['/new?collection=reports&sector=thep', { screen: 'new', collection: 'reports', given: { sector: 'thep' } }],
  ['/edit/news/a', { screen: 'edit', path: 'news/a', view: 'form' }],
  ['/edit/pages/ve-shs/a?view=text', { screen: 'edit', path: 'pages/ve-shs/a', view: 'text' }],
  ['/edit/news/a%20b', { screen: 'edit', path: 'news/a b', view: 'form' }],
  ['/edit/redirects.yaml', { screen: 'edit', path: 'redirects.yaml', view: 'form' }],
  ['/review/disclosures/x', { screen: 'review', path: 'disclosures/x' }],
])('%s is a screen, and the screen has that address', (url, address) => {
  expect(parseAddress(url)).toEqual(address)
  expect(toUrl(address)).toBe(url)
})

test.each(['/edit', '/nowhere', '/review', '/duties/x', '/edit/%'])('%s is an address, whatever it leads to', (url) => {
  expect(() => parseAddress(url)).not.toThrow()
})

test('what no screen has is missing', () => {
  expect(parseAddress('/nowhere')).toEqual({ screen: 'missing' })
  expect(parseAddress('/edit')).toEqual({ screen: 'missing' })
})
