import { referralLink } from '#domains/accounts/public.ts'
import { LANGUAGES, type LangId } from '#kernel/locale.ts'

export type PartnerLink = { kind: 'sign_up' | 'home'; langId: LangId; url: string }

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
