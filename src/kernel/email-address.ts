import { latinDigits } from './digits.ts'
import { namedText, pastedText } from './pasted-text.ts'

/** RFC 5321 §4.5.3.1.1, and §4.5.3.1.3 less the brackets of a path. */
const LONGEST_LOCAL = 64
const LONGEST = 254

/** A dot-atom of RFC 5322 §3.2.3; quoted local parts are deliverable nowhere that matters, and are not taken. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** Of a domain before IDNA: nothing that an address of the web would read as a port, a path or an escape. */
const TYPED_DOMAIN = /^(?:[\p{L}\p{M}\p{N}.\-。．｡]|\u200C|\u200D)+$/u
const OVERRIDE = /[\u202D\u202E]/gu
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * An address as it was pasted. Its domain is left to IDNA, to which the joiners of Persian words and the digits of other
 * scripts are letters: without them it would be somebody else's.
 */
export function pastedAddress(text: string): string {
  const [, local, domain] = /^(.*)[@＠](.*)$/su.exec(text) ?? []
  if (local === undefined || domain === undefined) return pastedText(text)
  return `${pastedText(local)}@${namedText(domain.replaceAll(OVERRIDE, ''))}`
}

/**
 * An e-mail address in the one form in which it is kept, compared and sent: its local part as typed, its domain in lower
 * case and as ASCII (IDNA, UTS 46), so that `زيد`'s domain and its `xn--` form are the same. Null for one that is none by
 * RFC 5321 and 5322, such as a local part over 64 characters.
 */
export function emailAddress(text: string): string | null {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const domain = at < 0 ? null : asciiDomain(text.slice(at + 1))
  if (domain === null || local.length > LONGEST_LOCAL || !LOCAL.test(local)) return null
  const address = `${local}@${domain}`
  return address.length > LONGEST ? null : address
}

/** The form in which addresses are compared, and stored to be found by: without letter case. */
export function emailKey(address: string): string {
  return address.trim().toLowerCase()
}

/**
 * The mailbox that an address reaches, as far as an address shows it, for limits of what one reader is sent or given: without
 * letter case, without what many servers let their users add after a plus sign, and without the dots that Gmail does not heed.
 * Who is whose mailbox is not decided by it: two addresses of one key may be two people's.
 */
export function mailboxKey(address: string): string {
  const [local = '', domain = ''] = emailKey(address).split(/@(?=[^@]*$)/)
  const [name = ''] = local.split('+')
  if (name === '') return `${local}@${domain}`
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/** By the browser's and Node's own IDNA, which is that of their web addresses. */
function asciiDomain(typed: string): string | null {
  if (typed.length > LONGEST || !TYPED_DOMAIN.test(typed)) return null
  const latin = latinDigits(typed)
  // Digits are another script's own only among its letters.
  const domain = URL.parse(`http://${/^[\x21-\x7e]+$/.test(latin) ? latin : typed}`)?.hostname ?? ''
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  const isDomain = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(last)
  return isDomain && last.length > 1 ? domain : null
}
