import type { Language } from '#kernel/locale.ts'

/** The registration page with a user's referral code, in a language; `publicUrl` without a trailing slash. */
export function referralLink(publicUrl: string, language: Language, code: string): string {
  return `${publicUrl}/${language}/register?ref=${code}`
}
