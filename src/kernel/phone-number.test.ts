import { expect, test } from 'vitest'
import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import { e164, normalisedPhone } from './phone-number.ts'

test.for([
  { why: 'Arabic digits', typed: ['+965', '٥٠٠١٢٣٤٥'], kept: ['+965', '50012345'] },
  { why: 'Arabic digits in both', typed: ['+٩٦٥', '٥٠٠١ ٢٣٤٥'], kept: ['+965', '50012345'] },
  { why: 'a trunk 0', typed: ['+44', '07911 123456'], kept: ['+44', '7911123456'] },
  { why: 'a trunk 0', typed: ['+966', '050 123 4567'], kept: ['+966', '501234567'] },
  { why: 'Italy’s own 0', typed: ['+39', '06 6988 3462'], kept: ['+39', '0669883462'] },
  { why: 'an area code in the country code', typed: ['+1242', '359-1234'], kept: ['+1', '2423591234'] },
  { why: 'its own +', typed: ['+965', '+965 5001 2345'], kept: ['+965', '50012345'] },
  { why: 'its own 00', typed: ['+965', '00966 50 123 4567'], kept: ['+966', '501234567'] },
  { why: 'an extension', typed: ['+1', '(212) 555-0123 ext. 45'], kept: ['+1', '2125550123'] },
  { why: 'isolates', typed: ['+965', '\u206650012345\u2069'], kept: ['+965', '50012345'] },
] as const)('$why: $typed is kept as $kept, and that as itself', ({ typed, kept }) => {
  const phone = { countryCode: kept[0], phone: kept[1] }
  expect(CheckedPhone.parse({ countryCode: typed[0], phone: typed[1] })).toEqual(phone)
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
