import { expect, test } from 'vitest'
import { firstCountry } from './first-country.ts'

test.for([
  { currency: 'INR', languages: ['en-GB'], country: 'IN' },
  { currency: undefined, languages: ['en', 'ar-KW'], country: 'KW' },
  { currency: 'USD', languages: ['en-US'], country: 'US' },
  { currency: undefined, languages: ['ar'], country: 'AE' },
])('a trip in $currency with $languages begins with $country', ({ currency, languages, country }) => {
  expect(firstCountry(currency, languages)).toBe(country)
})
