import { expect, test } from 'vitest'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { readPhone } from '#ui/fields/phone-number.ts'
import { registerForm } from './register-form.ts'

const { first_name, last_name, email, password } = PERSON
const read = (country: string, phone: string, referral_code = '') =>
  registerForm(country, readPhone).safeParse({
    first_name,
    last_name,
    email,
    password,
    phone,
    referral_code,
  })

test('neither a phone nor a code has to be given', () => {
  expect(read('', ' ').data).toEqual({ first_name, last_name, email, password })
})

test.for([
  { name: 'in the country chosen', country: 'AE', input: '050 123 4567' },
  { name: 'with a country code of its own', country: '', input: '+971 50 123 4567' },
  { name: 'of another country than was chosen', country: 'GB', input: '+971501234567' },
])('a phone is read $name', ({ country, input }) => {
  expect(read(country, input).data?.phone).toEqual({ countryCode: '+971', phone: '501234567' })
})

test.for([
  { name: 'too short', country: 'AE', input: '12' },
  { name: 'of no country', country: '', input: '050 123 4567' },
  { name: 'of words', country: 'AE', input: 'call me' },
])('a phone $name is rejected', ({ country, input }) => {
  expect(read(country, input).error?.issues).toMatchObject([{ path: ['phone'], message: 'phone_invalid' }])
})

test('the code of a friend is sent as it was typed', () => {
  expect(read('', '', 'KMRTW7XYZ2').data?.referral_code).toBe('KMRTW7XYZ2')
})
