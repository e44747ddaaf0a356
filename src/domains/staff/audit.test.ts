import { expect, test } from 'vitest'
import { withoutSecrets } from './audit.ts'

test.for([
  { name: 'a password', value: { password: 'x' }, kept: { password: '[hidden]' } },
  { name: 'a hash of one', value: { password_hash: 'x' }, kept: { password_hash: '[hidden]' } },
  { name: 'a token’s hash', value: { tokenHash: 'x' }, kept: { tokenHash: '[hidden]' } },
  { name: 'a whole object of secrets', value: { secrets: { a: 1 } }, kept: { secrets: '[hidden]' } },
  {
    name: 'one far down',
    value: { a: [{ b: { apiKey: 'x' } }] },
    kept: { a: [{ b: { apiKey: '[hidden]' } }] },
  },
  {
    name: 'a card',
    value: { card_number: '4242', security_code: '123' },
    kept: { card_number: '[hidden]', security_code: '[hidden]' },
  },
  { name: 'an account to be paid to', value: { IBAN: 'DE89' }, kept: { IBAN: '[hidden]' } },
])('$name is not written down', ({ value, kept }) => {
  expect(withoutSecrets(value)).toEqual(kept)
})

test('what is no secret is written down as it is, and the original stays whole', () => {
  const value = {
    owner: null,
    status: 'confirmed',
    total: { amount: 1, currency: 'EUR' },
    list: [1, 'two', false],
  }
  expect(withoutSecrets(value)).toEqual(value)
  const secret = { token: 'x' }
  withoutSecrets(secret)
  expect(secret).toEqual({ token: 'x' })
})
