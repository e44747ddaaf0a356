import type { Language } from '#kernel/locale.ts'

/** Returns the registration page with a user's referral code, in a language. `publicUrl` has no trailing slash. */
export function referralLink(publicUrl: string, language: Language, code: string): string {
  return `${publicUrl}/${language}/register?ref=${code}`
}
