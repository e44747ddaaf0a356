import { expect, test } from 'vitest'
import { sameOriginPage, withCallbackUrl } from './callback-url.ts'

const ORIGIN = 'https://rihla.test'

test.for([
  ['/checkout/1?step=2#card', '/checkout/1?step=2#card'],
  ['/ar/checkout/1', '/checkout/1'],
  ['/ar', '/'],
  ['/ar/verify-email', '/verify-email'],
  ['https://rihla.test/en/search?pickup_id=DXB', '/search?pickup_id=DXB'],
])('signing in leads back to a page of this site, in the language it is read in: %s', ([url, page]) => {
  expect(sameOriginPage(url ?? null, ORIGIN)).toBe(page)
})

test.for([
  'https://elsewhere.test/checkout/1',
  'http://rihla.test/checkout/1',
  '//elsewhere.test',
  String.raw`/\elsewhere.test`,
  String.raw`\\elsewhere.test`,
  '/ar//elsewhere.test',
  '/\t/elsewhere.test',
  'https://rihla.test@elsewhere.test/',
  'https://rihla.test.elsewhere.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[',
])('no address of another site is followed: %s', (url) => {
  expect(sameOriginPage(url, ORIGIN)).toBeNull()
})

test.for(['/login?callbackUrl=/login', '/ar/register', '/logout', '/api/user/logout', null])(
  'nobody is led round in a circle, or into the API: %s',
  (url) => {
    expect(sameOriginPage(url, ORIGIN)).toBeNull()
  },
)

test('the way back survives going from one page of signing in to another', () => {
  const toSignIn = withCallbackUrl('/login', { pathname: '/checkout/1', search: '?step=2' })
  expect(toSignIn).toBe('/login?callbackUrl=%2Fcheckout%2F1%3Fstep%3D2')
  const { pathname, search } = new URL(toSignIn, ORIGIN)
  expect(withCallbackUrl('/register', { pathname, search })).toBe(
    '/register?callbackUrl=%2Fcheckout%2F1%3Fstep%3D2',
  )
  expect(withCallbackUrl('/login', { pathname: '/', search: '' })).toBe('/login')
})

test('so does the code of the friend who sent the visitor', () => {
  const toSignIn = withCallbackUrl('/login', {
    pathname: '/register',
    search: '?ref=LAYLA22222&callbackUrl=%2Fdeals',
  })
  expect(toSignIn).toBe('/login?callbackUrl=%2Fdeals&ref=LAYLA22222')
  const { pathname, search } = new URL(toSignIn, ORIGIN)
  expect(withCallbackUrl('/register', { pathname, search })).toBe(
    '/register?callbackUrl=%2Fdeals&ref=LAYLA22222',
  )
  expect(withCallbackUrl('/forgot-password', { pathname, search })).toBe(
    '/forgot-password?callbackUrl=%2Fdeals',
  )
})
