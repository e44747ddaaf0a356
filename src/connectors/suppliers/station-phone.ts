import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { SupplierStation } from '#domains/suppliers/supplier-connector.ts'
import { pastedText } from '#kernel/pasted-text.ts'

type Phone = SupplierStation['phone']

const NONE: Phone = { countryCode: '', phone: '' }

/** What stands between two numbers in one text. */
const BETWEEN = /[;|,\n]|\s*\/\s*|\s+(?:or|and|o|y|e|ou|et|oder|und|veya|ve)\s+|(?<=\d)\s+(?:-\s*)?(?=\+)/iu

/** A short number of a country, such as a hotline, which no numbering plan of ours has. */
const SHORT = /^[\d\s-]{3,10}$/

/**
 * The first number of a supplier's free text, to be called from anywhere: its country's code and its national number,
 * without `(0)`, an extension, or a second number beside it, also where the + was lost. Digits alone where it is a short
 * number of the country; empty for what nobody could dial.
 */
export function stationPhone(text: string, country: string): Phone {
  const typed = pastedText(text)
  const [first = ''] = typed.split(BETWEEN)
  // A slash may also stand within a number: `+49 30/123456`.
  const phone = dialled(first, country) ?? dialled(typed, country)
  if (phone) return phone
  return SHORT.test(first) ? { countryCode: '', phone: first.replaceAll(/\D/g, '') } : NONE
}

/** The same for a number in parts, of which each may be empty, or the last hold the whole. */
export function stationPhoneOf(
  { access, area, number }: { access: string; area: string; number: string },
  country: string,
): Phone {
  const code = pastedText(access).replaceAll(/\D/g, '').replace(/^0+/, '')
  const isWhole = pastedText(number).startsWith('+')
  const whole = isWhole || code === '' ? `${isWhole ? '' : area}${number}` : `+${code} ${area}${number}`
  const phone = stationPhone(whole, country)
  return phone.phone === '' && code !== '' ? stationPhone(number, country) : phone
}

function dialled(typed: string, country: string): Phone | null {
  const region = isSupportedCountry(country) ? country : undefined
  const digits = typed.replaceAll(/\D/g, '')
  const lostPlus = region !== undefined && digits.startsWith(getCountryCallingCode(region))
  const ways = [
    typed,
    typed.replace(/\(\s*0\s*\)/, ''),
    ...(lostPlus ? [`+${digits}`] : []),
    ...(digits.startsWith('00') ? [`+${digits.slice(2)}`] : []),
  ]
  for (const way of ways) {
    const number = parsePhoneNumberFromString(way, region)
    if (number?.isValid())
      return { countryCode: `+${number.countryCallingCode}`, phone: number.nationalNumber }
  }
  return null
}
