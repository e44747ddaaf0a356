import type { Language } from '#kernel/locale.ts'

/** Opens an account with somebody's code for friends, in a language; `publicUrl` without a slash at its end. */
export function referralLink(publicUrl: string, language: Language, code: string): string {
  return `${publicUrl}/${language}/register?ref=${code}`
}
