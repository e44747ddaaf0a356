import type { PhoneReader, ReadPhone } from '#ui/fields/phone-number.ts'

/** How somebody is reached: what was chosen, and what was typed. */
export type TypedAddress = { way: 'mobile' | 'email'; phoneCountry: string; phone: string; email: string }

/** As the calls of a sign-in take it. */
export type Address = { mobile: ReadPhone } | { email: string }

type Read = { ok: true; address: Address } | { ok: false; field: 'phone' | 'email'; code: string }

const EMAIL = /^\S+@\S+\.\S+$/

/** Reads what was typed; a code of `field_message` where it is nobody's address. */
export function readAddress({ way, phoneCountry, phone, email }: TypedAddress, readPhone: PhoneReader): Read {
  if (way === 'email') {
    const typed = email.trim()
    if (typed === '') return { ok: false, field: 'email', code: 'email_required' }
    return EMAIL.test(typed)
      ? { ok: true, address: { email: typed } }
      : { ok: false, field: 'email', code: 'email_invalid' }
  }
  if (phone.trim() === '') return { ok: false, field: 'phone', code: 'phone_required' }
  const mobile = readPhone(phoneCountry, phone)
  return mobile ? { ok: true, address: { mobile } } : { ok: false, field: 'phone', code: 'phone_invalid' }
}

/** As people read it: the number with its country code, or the e-mail address. */
export function addressText(address: Address): string {
  return 'email' in address ? address.email : `${address.mobile.countryCode} ${address.mobile.phone}`
}
