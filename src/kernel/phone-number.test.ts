import { expect, test } from 'vitest'
import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import { e164, normalisedPhone } from './phone-number.ts'

test.for([
  { rule: 'Arabic digits', entered: ['+965', '٥٠٠١٢٣٤٥'], stored: ['+965', '50012345'] },
  { rule: 'Arabic digits in both', entered: ['+٩٦٥', '٥٠٠١ ٢٣٤٥'], stored: ['+965', '50012345'] },
  { rule: 'a trunk 0', entered: ['+44', '07911 123456'], stored: ['+44', '7911123456'] },
  { rule: 'a trunk 0', entered: ['+966', '050 123 4567'], stored: ['+966', '501234567'] },
  { rule: 'Italy’s own 0', entered: ['+39', '06 6988 3462'], stored: ['+39', '0669883462'] },
  { rule: 'an area code in the country code', entered: ['+1242', '359-1234'], stored: ['+1', '2423591234'] },
  { rule: 'its own +', entered: ['+965', '+965 5001 2345'], stored: ['+965', '50012345'] },
  { rule: 'its own 00', entered: ['+965', '00966 50 123 4567'], stored: ['+966', '501234567'] },
  { rule: 'an extension', entered: ['+1', '(212) 555-0123 ext. 45'], stored: ['+1', '2125550123'] },
  { rule: 'isolates', entered: ['+965', '\u206650012345\u2069'], stored: ['+965', '50012345'] },
] as const)('$rule: $entered is kept as $stored, and that as itself', ({ entered, stored }) => {
  const phone = { countryCode: stored[0], phone: stored[1] }
  expect(CheckedPhone.parse({ countryCode: entered[0], phone: entered[1] })).toEqual(phone)
  expect(CheckedPhone.parse(phone)).toEqual(phone)
})

test.for([
  ['+965', '123'],
  ['+965', 'call me'],
  ['+1', '242'],
] as const)('%s %s is no number', ([countryCode, phone]) => {
  expect(CheckedPhone.safeParse({ countryCode, phone }).error?.issues).toMatchObject([
    { path: ['phone'], message: 'phone_invalid' },
  ])
})

test('a number kept as it was typed is sent as it is meant, and one that nobody can read as it is', () => {
  expect(normalisedPhone({ countryCode: '+44', phone: '07911 123456' })).toEqual({
    countryCode: '+44',
    phone: '7911123456',
  })
  expect(e164({ countryCode: '+966', phone: '050 123 4567' })).toBe('+966501234567')
  expect(normalisedPhone({ countryCode: '+965', phone: '12' })).toEqual({ countryCode: '+965', phone: '12' })
})
