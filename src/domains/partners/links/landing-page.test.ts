import fc from 'fast-check'
import { expect, test } from 'vitest'
import { landingPage } from './landing-page.ts'

test.for([
  { to: '/search?pickup_id=dxb&driver_age=30', page: '/search?pickup_id=dxb&driver_age=30' },
  { to: '/ar/car/42?currency=KWD#terms', page: '/ar/car/42?currency=KWD#terms' },
  { to: '/en?aff=OTHER&sub=x&via=widget&a=b', page: '/en?a=b' },
  { to: undefined, page: '/' },
  { to: '', page: '/' },
  { to: 'search', page: '/' },
  { to: 'https://evil.example/', page: '/' },
  { to: '//evil.example/', page: '/' },
  { to: '/\\evil.example/', page: '/' },
  { to: '/\t/evil.example/', page: '/' },
  { to: '/..//evil.example/', page: '/evil.example/' },
  { to: 'javascript:alert(1)', page: '/' },
  { to: '/api/auth/signout', page: '/' },
  { to: '/r/OTHER', page: '/' },
  { to: '/widget/page?key=k', page: '/' },
])('$to leads to $page', ({ to, page }) => {
  expect(landingPage(to)).toBe(page)
})

test('no text leads to another host, and none to a second link', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '\n',
    '\t',
    ' ',
    'evil.example',
    'r',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  )
  fc.assert(
    fc.property(text, (to) => {
      const url = new URL(landingPage(to), 'https://rihla.example')
      expect(url.host).toBe('rihla.example')
      expect(url.pathname.startsWith('/r/')).toBe(false)
      expect(landingPage(landingPage(to))).toBe(landingPage(to))
    }),
  )
})
