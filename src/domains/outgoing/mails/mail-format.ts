import { isolate } from '#kernel/isolate.ts'
import { directionOf, type Language } from '#kernel/locale.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/mail.json'
import type { MailHeaders } from './mail.ts'

/** Texts that any mail may have. */
export const MAIL_TEXTS = readTextsByKey<typeof words>('domains/outgoing', 'mail')

/** Returns the direction of a line: right to left if any character in it is. */
export function lineDirection(line: string): 'ltr' | 'rtl' {
  return /[\u0590-\u08FF\u200F]/.test(line) ? 'rtl' : 'ltr'
}

/** Returns the number to dial: a plus and digits, or a national short number. */
export function dialled({ countryCode, phone }: { countryCode: string; phone: string }): string {
  const digits = `${countryCode}${phone}`.replaceAll(/\D/g, '')
  return countryCode === '' ? digits : `+${digits}`
}

/** Returns a phone number for display; a national short number has no country code. */
export function phoneText({ countryCode, phone }: { countryCode: string; phone: string }): string {
  return countryCode === '' ? phone : `+${countryCode.replace(/^\+/, '')} ${phone}`
}

/** Isolates a line in right-to-left plain text, so that a phone number or a Latin name keeps its order. */
export function isolated(line: string, language: Language): string {
  return directionOf(language) === 'ltr' ? line : isolate(line, lineDirection(line))
}

/** Returns headers for one-click unsubscribing in mail programs (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(address: string): MailHeaders {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
