import { electronicFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools'

/**
 * Returns an entered IBAN (ISO 13616) as its letters and digits. Null if it is invalid: another length or pattern than
 * its country’s, or wrong check digits.
 */
export function readIban(text: string): string | null {
  const iban = electronicFormatIBAN(text)
  return iban !== null && isValidIBAN(iban) ? iban : null
}

/** Returns true if SEPA credit transfers can be sent to an IBAN. */
export function isSepaIban(iban: string): boolean {
  return isSEPACountry(iban.slice(0, 2))
}

/** The European Economic Area. Payments outside it must state the payer's address (Regulation (EU) 2023/1113). */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Returns true if an IBAN belongs to an account in the European Economic Area. */
export function isEeaIban(iban: string): boolean {
  return EEA.has(iban.slice(0, 2))
}

/** Parses an entered BIC (ISO 9362); null if it is invalid. */
export function readBic(text: string): string | null {
  const bic = text.replaceAll(/\s/g, '').toUpperCase()
  return isValidBIC(bic) ? bic : null
}

/** Masks an account number for display: `ES•• •••• 1332`. */
export function maskedAccount(number: string): string {
  const last = number.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-4)
  return readIban(number) === null ? `•••• ${last}` : `${number.slice(0, 2)}•• •••• ${last}`
}
