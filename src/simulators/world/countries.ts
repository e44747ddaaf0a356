import { getCountryCallingCode, getExampleNumber, isSupportedCountry } from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'
import { table } from '#kernel/table.ts'
import type { Weekday } from '#kernel/opening-hours.ts'

export type Country = {
  code: string
  name: string
  /** OK Mobility's number for the country. */
  number: number
  currency: string
  /** Exchange rate: units of the currency per euro, in ten-thousandths. */
  perEuro: number
  /** Value-added tax in hundredths of a percent. */
  vat: number
  dialling: string
  /** Prefix of a landline number, and the number of digits that follow. */
  line: string
  digits: number
  /** Price level in hundredths of a percent of the catalogue's price. */
  level: number
  /** The day on which downtown desks are closed. */
  restDay: Weekday
}

const ROWS = table<Country>()(
  ['code', 'name', 'number', 'currency', 'perEuro', 'vat', 'dialling', 'line', 'digits', 'level', 'restDay'],
  [
    ['AE', 'United Arab Emirates', 239, 'AED', 42_100, 500, '971', '422', 5, 8_200, 'fr'],
    ['AT', 'Austria', 14, 'EUR', 10_000, 2_000, '43', '17', 6, 11_500, 'su'],
    ['BE', 'Belgium', 18, 'EUR', 10_000, 2_100, '32', '27', 6, 11_000, 'su'],
    ['BH', 'Bahrain', 22, 'BHD', 4_320, 1_000, '973', '173', 5, 9_400, 'fr'],
    ['CH', 'Switzerland', 36, 'CHF', 9_400, 810, '41', '4381', 5, 13_500, 'su'],
    ['CY', 'Cyprus', 64, 'EUR', 10_000, 1_900, '357', '2481', 4, 8_800, 'su'],
    ['DE', 'Germany', 10, 'EUR', 10_000, 1_900, '49', '6969', 5, 11_200, 'su'],
    ['EG', 'Egypt', 73, 'EGP', 560_000, 1_400, '20', '226', 6, 7_600, 'fr'],
    ['ES', 'Spain', 1, 'EUR', 10_000, 2_100, '34', '971', 6, 8_600, 'su'],
    ['FR', 'France', 2, 'EUR', 10_000, 2_000, '33', '17', 7, 11_800, 'su'],
    ['GB', 'United Kingdom', 86, 'GBP', 8_600, 2_000, '44', '208', 7, 11_400, 'su'],
    ['GR', 'Greece', 94, 'EUR', 10_000, 2_400, '30', '210', 7, 8_400, 'su'],
    ['IE', 'Ireland', 112, 'EUR', 10_000, 1_350, '353', '18', 6, 12_600, 'su'],
    ['IT', 'Italy', 4, 'EUR', 10_000, 2_200, '39', '066', 6, 10_200, 'su'],
    ['JO', 'Jordan', 121, 'JOD', 8_120, 1_600, '962', '64', 6, 8_900, 'fr'],
    ['KW', 'Kuwait', 127, 'KWD', 3_520, 0, '965', '224', 5, 9_000, 'fr'],
    ['MA', 'Morocco', 159, 'MAD', 107_000, 2_000, '212', '522', 6, 7_400, 'su'],
    ['MY', 'Malaysia', 145, 'MYR', 48_500, 600, '60', '38', 7, 7_800, 'su'],
    ['NL', 'Netherlands', 166, 'EUR', 10_000, 2_100, '31', '20', 7, 11_900, 'su'],
    ['OM', 'Oman', 177, 'OMR', 4_410, 500, '968', '245', 5, 8_700, 'fr'],
    ['PL', 'Poland', 186, 'PLN', 42_600, 2_300, '48', '12', 7, 7_900, 'su'],
    ['PT', 'Portugal', 187, 'EUR', 10_000, 2_300, '351', '21', 7, 7_700, 'su'],
    ['QA', 'Qatar', 193, 'QAR', 41_800, 0, '974', '440', 5, 8_800, 'fr'],
    ['SA', 'Saudi Arabia', 200, 'SAR', 43_000, 1_500, '966', '11', 7, 8_500, 'fr'],
    ['SG', 'Singapore', 206, 'SGD', 14_900, 900, '65', '65', 6, 13_800, 'su'],
    ['TH', 'Thailand', 226, 'THB', 378_000, 700, '66', '2', 7, 7_300, 'su'],
    ['TR', 'Türkiye', 233, 'TRY', 485_000, 2_000, '90', '212', 7, 7_500, 'su'],
    ['US', 'United States', 6, 'USD', 11_500, 890, '1', '305', 7, 12_200, 'su'],
    ['ZA', 'South Africa', 250, 'ZAR', 202_000, 1_500, '27', '11', 7, 7_000, 'su'],
  ],
)

export const COUNTRIES: ReadonlyMap<string, Country> = new Map(ROWS.map((country) => [country.code, country]))

export function countryOf(code: string): Country {
  return COUNTRIES.get(code) ?? otherCountry(code)
}

/** Converts EUR hundredths to hundredths of the currency that desks of a country charge in. */
export function inLocalCurrency(euros: number, { perEuro }: Country): number {
  return Math.round((euros * perEuro) / 10_000)
}

/** Returns a country that only one supplier serves, which charges euros there, at a medium level. */
function otherCountry(code: string): Country {
  if (!isSupportedCountry(code)) throw new Error(`the simulated suppliers do not rent in ${code}`)
  return {
    code,
    name: new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code,
    number: 0,
    currency: 'EUR',
    perEuro: 10_000,
    vat: 1_500,
    dialling: getCountryCallingCode(code),
    line: getExampleNumber(code, examples)?.nationalNumber ?? '',
    digits: 0,
    level: 9_500,
    restDay: 'su',
  }
}
