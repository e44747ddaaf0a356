import { emailKey } from '#kernel/email-address.ts'
import { e164 } from '#kernel/phone-number.ts'

/** Where a person is reached and found by: a mobile number in E.164, or an e-mail address in lower case. */
export type SignInAddress = { kind: 'mobile' | 'email'; to: string }

type Fields = {
  mobile?: { countryCode: string; phone: string } | undefined
  email?: string | undefined
}

/** The address in the fields of a request, of which its contract admits one. */
export function signInAddressOf({ mobile, email = '' }: Fields): SignInAddress {
  return mobile ? { kind: 'mobile', to: e164(mobile) } : { kind: 'email', to: emailKey(email) }
}
