import { expect, test } from 'vitest'
import { withoutSecrets } from './audit.ts'

test.for([
  { name: 'a password', value: { password: 'x' }, logged: { password: '[hidden]' } },
  { name: 'a hash of one', value: { password_hash: 'x' }, logged: { password_hash: '[hidden]' } },
  { name: 'a token’s hash', value: { tokenHash: 'x' }, logged: { tokenHash: '[hidden]' } },
  { name: 'a whole object of secrets', value: { secrets: { a: 1 } }, logged: { secrets: '[hidden]' } },
  {
    name: 'one far down',
    value: { a: [{ b: { apiKey: 'x' } }] },
    logged: { a: [{ b: { apiKey: '[hidden]' } }] },
  },
  {
    name: 'a card',
    value: { card_number: '4242', security_code: '123' },
    logged: { card_number: '[hidden]', security_code: '[hidden]' },
  },
  { name: 'an account to be paid to', value: { IBAN: 'DE89' }, logged: { IBAN: '[hidden]' } },
])('$name is not written down', ({ value, logged }) => {
  expect(withoutSecrets(value)).toEqual(logged)
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
