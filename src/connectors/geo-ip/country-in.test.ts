import { expect, test } from 'vitest'
import { countryIn } from './country-in.ts'

test.for([
  {
    shape: 'ipapi.co',
    said: { ip: '8.8.8.8', country: 'US', country_code: 'US', continent_code: 'NA' },
    country: 'US',
  },
  { shape: 'ip-api.com', said: { status: 'success', countryCode: 'KW', country: 'Kuwait' }, country: 'KW' },
  { shape: 'ipinfo.io', said: { country: 'ae', region: 'Dubai' }, country: 'AE' },
  { shape: 'ipwho.is', said: { success: true, continent_code: 'EU', country_code: 'GB' }, country: 'GB' },
  {
    shape: 'MaxMind’s web service',
    said: {
      continent: { code: 'AS' },
      registered_country: { iso_code: 'US' },
      country: { iso_code: 'SA', names: { en: 'Saudi Arabia' } },
    },
    country: 'SA',
  },
  { shape: 'one that nests it', said: { data: { location: { country: { code: 'QA' } } } }, country: 'QA' },
  { shape: 'a name in place of a code', said: { country: 'Kuwait' }, country: null },
  { shape: 'a refusal', said: { error: true, reason: 'RateLimited' }, country: null },
  { shape: 'a continent alone', said: { continent: { code: 'EU' } }, country: null },
  { shape: 'no object', said: 'KW', country: null },
  { shape: 'a list', said: ['KW'], country: null },
])('the country in a reply of $shape: $country', ({ said, country }) => {
  expect(countryIn(said)).toBe(country)
})
