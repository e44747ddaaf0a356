import { expect, test } from 'vitest'
import { CheckCouponBody } from '#domains/coupons/coupon.contract.ts'
import { ManageBookingBody } from '#domains/rentals/bookings/booking.contract.ts'
import { CodeField } from '#domains/accounts/second-step/second-step.contract.ts'
import { codeFields } from '#domains/identity/sign-in/trip-sign-in.contract.ts'
import { codeField, FirstNameField, longTextField, ReferenceField, textField } from './contract.ts'
import { digitsIn } from './digits.ts'
import { pastedText } from './pasted-text.ts'

test.for([
  { from: 'an isolate, as in our Arabic mails', text: '\u2066KMRTW7XYZ2\u2069', read: 'KMRTW7XYZ2' },
  { from: 'a zero-width space', text: 'WELCOME\u200B10', read: 'WELCOME10' },
  { from: 'Arabic digits', text: 'WELCOME١٠', read: 'WELCOME10' },
  { from: 'Persian digits', text: 'WELCOME۱۰', read: 'WELCOME10' },
  { from: 'full width', text: '\uFF37\uFF25\uFF2C\uFF23\uFF2F\uFF2D\uFF25\uFF11\uFF10', read: 'WELCOME10' },
  { from: 'a soft hyphen and a mark', text: ' WEL\u00ADCOME10\u200F ', read: 'WELCOME10' },
  { from: 'a hyphen that does not break', text: 'EID\u201127', read: 'EID-27' },
  { from: 'a dash and a minus sign', text: 'EID–27\u2212A', read: 'EID-27-A' },
  { from: 'a filler alone', text: '\u3164', read: '' },
])('$from does not change what was pasted', ({ text, read }) => {
  expect(pastedText(text)).toBe(read)
})

test.for(['KMRTW 7XYZ2', 'kmrtw-7xyz2', '\u2066KMRTW–7XYZ2\u2069'])(
  '%s is a reference read out in groups',
  (text) => {
    expect(ReferenceField.parse(text)).toBe('KMRTW7XYZ2')
  },
)

test.for(['209720', '209 720', '209-720', '\u2066٢٠٩ ٧٢٠\u2069'])('%s is a code of six digits', (text) => {
  expect(digitsIn(text)).toBe('209720')
  expect(codeFields.code.parse(text)).toBe('209720')
  expect(CodeField.parse(text)).toBe('209720')
})

test('a reference, an e-mail and a coupon out of a right-to-left mail are those that were sent', () => {
  const entered = { reference: '\u2066KMRTW7XYZ2\u2069', email: '\u2068traveller@rihla.example\u2069' }
  expect(ManageBookingBody.parse(entered)).toEqual({
    reference: 'KMRTW7XYZ2',
    email: 'traveller@rihla.example',
  })
  expect(CheckCouponBody.parse({ code: '\u200FWELCOME١٠' })).toEqual({ code: 'WELCOME10' })
})

test('a code of nothing that is seen is missing', () => {
  expect(codeField('reference_required', 40).safeParse('\u200B\u2060').error?.issues[0]?.message).toBe(
    'reference_required',
  )
})

test.for([
  { name: 'a zero-width space', text: '\u200B', fault: 'first_name_required' },
  { name: 'a Hangul filler', text: '\u3164', fault: 'first_name_required' },
  { name: 'a word joiner', text: '\u2060', fault: 'first_name_required' },
  { name: 'joiners alone', text: '\u200C\u200D', fault: 'first_name_required' },
  { name: 'no letter', text: '12 - !', fault: 'name_unreadable' },
  { name: 'marks alone', text: '\u0301\u0302', fault: 'name_unreadable' },
  { name: 'a picture', text: '😀', fault: 'name_unreadable' },
  { name: 'strokes that lengthen nothing', text: 'ــ', fault: 'name_unreadable' },
  { name: 'an override', text: 'Sara\u202Enosila', fault: 'name_unreadable' },
  { name: 'a line end of Unicode', text: 'Sara\u2028Ali', fault: 'control_characters' },
  { name: 'a paragraph end of Unicode', text: 'Sara\u2029Ali', fault: 'control_characters' },
])('a name of $name is refused', ({ text, fault }) => {
  expect(FirstNameField.safeParse(text).error?.issues.map(({ message }) => message)).toContain(fault)
})

test.for([
  { text: 'فاطمه\u200Cزهرا', name: 'فاطمه\u200Cزهرا' },
  { text: 'श्री\u200Dमती', name: 'श्री\u200Dमती' },
  { text: '\u200FSara\u200B \u2068Ali\u2069\u200D', name: 'Sara Ali' },
  { text: 'Zoë O’Neill-Søren', name: 'Zoë O’Neill-Søren' },
  { text: '\u202ASara\u202C', name: 'Sara' },
  { text: 'Jo\u0308rg', name: 'Jörg' },
  { text: 'O', name: 'O' },
  { text: '李', name: '李' },
])('a name is kept as it is written: $name', ({ text, name }) => {
  expect(FirstNameField.parse(text)).toBe(name)
})

test.for([textField('text_required', 40), longTextField('text_required', 40)])(
  'a text of nothing that is seen is missing',
  (field) => {
    for (const text of ['', ' ', '\u3164', ' \u200B\u2060 '])
      expect(field.safeParse(text).error?.issues[0]?.message).toBe('text_required')
    expect(field.parse(' 👩\u200D👧 ')).toBe('👩\u200D👧')
  },
)

test('one line of text has no line ends of Unicode either', () => {
  expect(textField('text_required', 40).safeParse('a\u2028b').success).toBe(false)
})
