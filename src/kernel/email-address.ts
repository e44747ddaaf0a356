import { latinDigits } from './digits.ts'
import { personNameText, pastedText } from './pasted-text.ts'

/** Max lengths by RFC 5321 §4.5.3.1.1, and by §4.5.3.1.3 without the brackets of a path. */
const LONGEST_LOCAL = 64
const LONGEST = 254

/** A dot-atom of RFC 5322 §3.2.3. Quoted local parts are rejected; no relevant server accepts them. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** An entered domain before IDNA: excludes characters that a URL would parse as a port, a path or an escape. */
const ENTERED_DOMAIN = /^(?:[\p{L}\p{M}\p{N}.\-。．｡]|\u200C|\u200D)+$/u
const OVERRIDE = /[\u202D\u202E]/gu
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * Normalises a pasted address. Its domain is left to IDNA, for which the joiners of Persian words and the digits of
 * other scripts are letters: without them, it would be another domain.
 */
export function pastedAddress(text: string): string {
  const [, local, domain] = /^(.*)[@＠](.*)$/su.exec(text) ?? []
  if (local === undefined || domain === undefined) return pastedText(text)
  return `${pastedText(local)}@${personNameText(domain.replaceAll(OVERRIDE, ''))}`
}

/**
 * Returns an email address in the form in which it is stored, compared and sent: its local part as entered, its domain
 * in lower case and as ASCII (IDNA, UTS 46), so that `زيد`'s domain and its `xn--` form are the same. Null if it is
 * invalid by RFC 5321 and 5322, such as a local part over 64 characters.
 */
export function emailAddress(text: string): string | null {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const domain = at < 0 ? null : asciiDomain(text.slice(at + 1))
  if (domain === null || local.length > LONGEST_LOCAL || !LOCAL.test(local)) return null
  const address = `${local}@${domain}`
  return address.length > LONGEST ? null : address
}

/** Returns the form in which addresses are compared and stored for look-up: in lower case. */
export function emailKey(address: string): string {
  return address.trim().toLowerCase()
}

/**
 * Returns the mailbox that an address most likely reaches, for limits per reader: in lower case, without the suffix
 * after a plus sign that many servers allow, and without the dots that Gmail ignores. Not proof of identity: two
 * addresses with one key may belong to two people.
 */
export function mailboxKey(address: string): string {
  const [local = '', domain = ''] = emailKey(address).split(/@(?=[^@]*$)/)
  const [name = ''] = local.split('+')
  if (name === '') return `${local}@${domain}`
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** Converts a domain with the IDNA implementation of the browser's and Node's URLs. */
function asciiDomain(entered: string): string | null {
  if (entered.length > LONGEST || !ENTERED_DOMAIN.test(entered)) return null
  const latin = latinDigits(entered)
  // Digits of another script stay only together with its letters.
  const domain = URL.parse(`http://${/^[\x21-\x7e]+$/.test(latin) ? latin : entered}`)?.hostname ?? ''
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(last)
  return isDomain && last.length > 1 ? domain : null
}
