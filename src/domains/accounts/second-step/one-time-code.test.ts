import { expect, test } from 'vitest'
import { codeAddress, newCodeSecret, stepOfCode } from './one-time-code.ts'

/** The secret of RFC 6238's test vectors, "12345678901234567890", in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)

test.for([
  { seconds: 59, code: '287082' },
  { seconds: 1_111_111_109, code: '081804' },
  { seconds: 1_111_111_111, code: '050471' },
  { seconds: 1_234_567_890, code: '005924' },
  { seconds: 2_000_000_000, code: '279037' },
  { seconds: 20_000_000_000, code: '353130' },
])('RFC 6238: $code at $seconds', ({ seconds, code }) => {
  expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test.for([
  { name: 'the step before', seconds: 89, step: 1 },
  { name: 'the step after', seconds: 0, step: 1 },
  { name: 'two steps before', seconds: 90, step: null },
  { name: 'two steps after', seconds: -1, step: null },
])('a clock may be a step off: $name', ({ seconds, step }) => {
  expect(stepOfCode(SECRET, '287082', at(seconds))).toBe(step)
})

test.for(['', '28708', '2870822', '000000', '۲۸۷۰۸۲'])('%s is no code', (code) => {
  expect(stepOfCode(SECRET, code, at(59))).toBeNull()
})

test('an authenticator app is told who asks, for whom, and how', () => {
  const address = new URL(codeAddress(SECRET, { product: 'Rihla', email: 'layla+a@example.com' }))
  expect(decodeURIComponent(address.pathname)).toBe('/Rihla:layla+a@example.com')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Rihla',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('a secret is 160 bits, and another each time', () => {
  expect(newCodeSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newCodeSecret()).not.toBe(newCodeSecret())
})
