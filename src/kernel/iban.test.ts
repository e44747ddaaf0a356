import { expect, test } from 'vitest'
import { isSepaIban, maskedAccount, readBic, readIban } from './iban.ts'

test.for([
  { entered: 'ES91 2100 0418 4502 0005 1332', iban: 'ES9121000418450200051332', sepa: true },
  { entered: 'gb82-west-1234-5698-7654-32', iban: 'GB82WEST12345698765432', sepa: true },
  { entered: 'AE070331234567890123456', iban: 'AE070331234567890123456', sepa: false },
  { entered: 'KW81CBKU0000000000001234560101', iban: 'KW81CBKU0000000000001234560101', sepa: false },
])('$entered is an IBAN', ({ entered, iban, sepa }) => {
  expect(readIban(entered)).toBe(iban)
  expect(isSepaIban(iban)).toBe(sepa)
})

test.for([
  { what: 'a digit is another', entered: 'ES91 2100 0418 4502 0005 1333' },
  { what: 'two digits are swapped', entered: 'ES91 2100 0418 4502 0050 1332' },
  { what: 'it is too short for its country', entered: 'ES91 2100 0418 4502 0005 133' },
  { what: 'it is too long', entered: 'DE893704004405320130001' },
  { what: 'no country has it', entered: 'XX82WEST12345698765432' },
  { what: 'it is empty', entered: '' },
])('an IBAN is refused where $what', ({ entered }) => {
  expect(readIban(entered)).toBeNull()
})

test.for([
  { entered: 'caixesbb', bic: 'CAIXESBB' },
  { entered: 'CAIX ES BB XXX', bic: 'CAIXESBBXXX' },
  { entered: 'CAIXESB', bic: null },
])('the BIC of $entered is $bic', ({ entered, bic }) => {
  expect(readBic(entered)).toBe(bic)
})

test.for([
  { number: 'ES9121000418450200051332', shown: 'ES•• •••• 1332' },
  { number: '0123 456-789, National Bank 7788', shown: '•••• 7788' },
])('of an account $shown is shown', ({ number, shown }) => {
  expect(maskedAccount(number)).toBe(shown)
})
