import { expect, test } from 'vitest'
import { isSepaIban, maskedAccount, readBic, readIban } from './iban.ts'

test.for([
  { typed: 'ES91 2100 0418 4502 0005 1332', iban: 'ES9121000418450200051332', sepa: true },
  { typed: 'gb82-west-1234-5698-7654-32', iban: 'GB82WEST12345698765432', sepa: true },
  { typed: 'AE070331234567890123456', iban: 'AE070331234567890123456', sepa: false },
  { typed: 'KW81CBKU0000000000001234560101', iban: 'KW81CBKU0000000000001234560101', sepa: false },
])('$typed is an IBAN', ({ typed, iban, sepa }) => {
  expect(readIban(typed)).toBe(iban)
  expect(isSepaIban(iban)).toBe(sepa)
})

test.for([
  { what: 'a digit is another', typed: 'ES91 2100 0418 4502 0005 1333' },
  { what: 'two digits are swapped', typed: 'ES91 2100 0418 4502 0050 1332' },
  { what: 'it is too short for its country', typed: 'ES91 2100 0418 4502 0005 133' },
  { what: 'it is too long', typed: 'DE893704004405320130001' },
  { what: 'no country has it', typed: 'XX82WEST12345698765432' },
  { what: 'it is empty', typed: '' },
])('an IBAN is refused where $what', ({ typed }) => {
  expect(readIban(typed)).toBeNull()
})

test.for([
  { typed: 'caixesbb', bic: 'CAIXESBB' },
  { typed: 'CAIX ES BB XXX', bic: 'CAIXESBBXXX' },
  { typed: 'CAIXESB', bic: null },
])('the BIC of $typed is $bic', ({ typed, bic }) => {
  expect(readBic(typed)).toBe(bic)
})

test.for([
  { number: 'ES9121000418450200051332', shown: 'ES•• •••• 1332' },
  { number: '0123 456-789, National Bank 7788', shown: '•••• 7788' },
])('of an account $shown is shown', ({ number, shown }) => {
  expect(maskedAccount(number)).toBe(shown)
})
