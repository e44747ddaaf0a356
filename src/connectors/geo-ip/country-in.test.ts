import { expect, test } from 'vitest'
import { countryIn } from './country-in.ts'

test.for([
  {
    shape: 'ipapi.co',
    reply: { ip: '8.8.8.8', country: 'US', country_code: 'US', continent_code: 'NA' },
    country: 'US',
  },
  { shape: 'ip-api.com', reply: { status: 'success', countryCode: 'KW', country: 'Kuwait' }, country: 'KW' },
  { shape: 'ipinfo.io', reply: { country: 'ae', region: 'Dubai' }, country: 'AE' },
  { shape: 'ipwho.is', reply: { success: true, continent_code: 'EU', country_code: 'GB' }, country: 'GB' },
  {
    shape: 'MaxMind’s web service',
    reply: {
      continent: { code: 'AS' },
      registered_country: { iso_code: 'US' },
      country: { iso_code: 'SA', names: { en: 'Saudi Arabia' } },
    },
    country: 'SA',
  },
  { shape: 'one that nests it', reply: { data: { location: { country: { code: 'QA' } } } }, country: 'QA' },
  { shape: 'a name in place of a code', reply: { country: 'Kuwait' }, country: null },
  { shape: 'a refusal', reply: { error: true, reason: 'RateLimited' }, country: null },
  { shape: 'a continent alone', reply: { continent: { code: 'EU' } }, country: null },
  { shape: 'no object', reply: 'KW', country: null },
  { shape: 'a list', reply: ['KW'], country: null },
])('the country in a reply of $shape: $country', ({ reply, country }) => {
  expect(countryIn(reply)).toBe(country)
})
