import { expect, test } from 'vitest'
import { knownDriver } from './known-driver.ts'

const account = {
  first_name: 'Layla',
  last_name: 'Haddad',
  email: 'layla@example.com',
  phone: { countryCode: '+966', phone: '555555555' },
}
const booking = { residence: 'AE', offer: { pickup: { country_code: 'AE' } } }
const nothing = { account: null, accountCountry: null, country: null, language: 'ar' as const, booking }

test.for([
  {
    name: 'an account fills in all it knows, its phone’s country before the one used last',
    known: { ...nothing, account, accountCountry: 'SA', country: 'GB' },
    driver: {
      first_name: 'Layla',
      last_name: 'Haddad',
      email: 'layla@example.com',
      phone: '555555555',
      phone_country: 'SA',
      residence: 'SA',
    },
  },
  {
    name: 'an account without a phone leaves the country to the last use',
    known: { ...nothing, account: { ...account, phone: null }, country: 'GB' },
    driver: {
      first_name: 'Layla',
      last_name: 'Haddad',
      email: 'layla@example.com',
      phone_country: 'GB',
      residence: 'GB',
    },
  },
  {
    name: 'a guest has the country of the last use or the network',
    known: { ...nothing, country: 'QA' },
    driver: { phone_country: 'QA', residence: 'QA' },
  },
  {
    name: 'a residence that the search asked for stays',
    known: { ...nothing, country: 'QA', booking: { ...booking, residence: 'IN' } },
    driver: { phone_country: 'QA' },
  },
  {
    name: 'with nothing known the dialling code is the language’s',
    known: nothing,
    driver: { phone_country: 'KW' },
  },
  {
    name: 'and not the pick-up’s in English either',
    known: { ...nothing, language: 'en' as const },
    driver: { phone_country: 'GB' },
  },
])('$name', ({ known, driver }) => {
  expect(knownDriver(known)).toEqual(driver)
})
