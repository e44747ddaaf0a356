import { emailKey } from '#kernel/email-address.ts'
import { e164 } from '#kernel/phone-number.ts'

/** The address that identifies a person: a mobile number in E.164, or an email address in lower case. */
export type SignInAddress = { kind: 'mobile' | 'email'; to: string }

type Fields = {
  mobile?: { countryCode: string; phone: string } | undefined
  email?: string | undefined
}

/** Returns the address in the fields of a request. The contract admits exactly one. */
export function signInAddressOf({ mobile, email = '' }: Fields): SignInAddress {
  return mobile ? { kind: 'mobile', to: e164(mobile) } : { kind: 'email', to: emailKey(email) }
}
