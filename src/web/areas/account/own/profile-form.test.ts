import { getExampleNumber, type CountryCode } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { countryCodes, countryOf, readPhone } from '#ui/fields/phone-number.ts'
import { phoneTexts } from '#web/forms/optional-phone.ts'
import { profileForm } from './profile-form.ts'

const read = (phone_country: string, phone: string) =>
  profileForm(phone_country, readPhone).safeParse({
    first_name: 'Mona',
    last_name: 'Saleh',
    phone_country,
    phone,
  })

test('a mobile phone of any country that can be chosen is kept when it is saved as it is shown', () => {
  const phones = countryCodes().map((country) => {
    const { countryCallingCode, nationalNumber } = getExampleNumber(country as CountryCode, examples) ?? {}
    return { countryCode: `+${countryCallingCode}`, phone: String(nationalNumber) }
  })
  expect(phones.length).toBeGreaterThan(200)
  for (const phone of phones) {
    const shown = phoneTexts(phone, countryOf(phone))
    expect(read(shown.phone_country, shown.phone).data?.phone).toEqual(phone)
  }
})

test.for([
  { name: 'no one country', phone: { countryCode: '+800', phone: '12345678' } },
  { name: 'a place that is not in the list', phone: { countryCode: '+247', phone: '40123' } },
])('the phone of $name has none, and is kept with its + and code', ({ phone }) => {
  expect(countryOf(phone)).toBeNull()
  const shown = phoneTexts(phone)
  expect(shown).toEqual({ phone_country: '', phone: `${phone.countryCode} ${phone.phone}` })
  expect(read(shown.phone_country, shown.phone).data?.phone).toEqual(phone)
})

test('no phone has to be kept', () => {
  expect(read('SA', ' ').data).toEqual({
    first_name: 'Mona',
    last_name: 'Saleh',
    phone_country: 'SA',
    phone: undefined,
  })
})

test('what can be no phone is refused at its number', () => {
  expect(read('SA', '12').error?.issues).toMatchObject([{ path: ['phone'], message: 'phone_invalid' }])
})
