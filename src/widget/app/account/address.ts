import type { PhoneReader, ReadPhone } from '#ui/fields/phone-number.ts'

/** Contact address as chosen and entered. */
export type AddressInput = { way: 'mobile' | 'email'; phoneCountry: string; phone: string; email: string }

/** Address in the format of the sign-in calls. */
export type Address = { mobile: ReadPhone } | { email: string }

type Read = { ok: true; address: Address } | { ok: false; field: 'phone' | 'email'; code: string }

const EMAIL = /^\S+@\S+\.\S+$/

/** Parses the input; a code of `field_message` if it is not an address. */
export function readAddress({ way, phoneCountry, phone, email }: AddressInput, readPhone: PhoneReader): Read {
  if (way === 'email') {
    const trimmed = email.trim()
    if (trimmed === '') return { ok: false, field: 'email', code: 'email_required' }
    return EMAIL.test(trimmed)
      ? { ok: true, address: { email: trimmed } }
      : { ok: false, field: 'email', code: 'email_invalid' }
  }
  if (phone.trim() === '') return { ok: false, field: 'phone', code: 'phone_required' }
  const mobile = readPhone(phoneCountry, phone)
  return mobile ? { ok: true, address: { mobile } } : { ok: false, field: 'phone', code: 'phone_invalid' }
}

/** Formats the address: number with country code, or email. */
export function addressText(address: Address): string {
  return 'email' in address ? address.email : `${address.mobile.countryCode} ${address.mobile.phone}`
}
