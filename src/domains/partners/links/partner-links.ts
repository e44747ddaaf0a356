import { referralLink } from '#domains/accounts/public.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { PartnerLink } from '../record/partner.ts'

/** The pages a partner can link to, each in every language; `code` is the account's referral code. */
export function partnerLinks(publicUrl: string, code: string): PartnerLink[] {
  return [
    ...LANGUAGES.map(({ id, code: language }) => ({
      kind: 'sign_up' as const,
      langId: id,
      url: referralLink(publicUrl, language, code),
    })),
    ...LANGUAGES.map(({ id, code: language }) => ({
      kind: 'home' as const,
      langId: id,
      url: `${publicUrl}/${language}`,
    })),
  ]
}
