import { electronicFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools'

/**
 * A typed IBAN (ISO 13616) as its letters and digits; null when it is none: another length or pattern than its country’s,
 * or check digits that are wrong.
 */
export function readIban(text: string): string | null {
  const iban = electronicFormatIBAN(text)
  return iban !== null && isValidIBAN(iban) ? iban : null
}

/** Returns true if a SEPA credit transfer reaches an IBAN. */
export function isSepaIban(iban: string): boolean {
  return isSEPACountry(iban.slice(0, 2))
}

/** The European Economic Area: payments to elsewhere name where their payer is (Regulation (EU) 2023/1113). */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Returns true if an IBAN is of an account in the European Economic Area. */
export function isEeaIban(iban: string): boolean {
  return EEA.has(iban.slice(0, 2))
}

/** A typed BIC (ISO 9362); null when it is none. */
export function readBic(text: string): string | null {
  const bic = text.replaceAll(/\s/g, '').toUpperCase()
  return isValidBIC(bic) ? bic : null
}

/** As much of an account’s number as anybody may see: `ES•• •••• 1332`. */
export function maskedAccount(number: string): string {
  const last = number.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-4)
  return readIban(number) === null ? `•••• ${last}` : `${number.slice(0, 2)}•• •••• ${last}`
}
