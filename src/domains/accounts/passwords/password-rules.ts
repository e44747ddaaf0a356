import { emailKey } from '#kernel/email-address.ts'
import type { IsCommonPassword } from './common-passwords.service.ts'

/** Long enough to make guessing impractical. */
export const SHORTEST_PASSWORD = 10

export type PasswordFault = 'too_common' | 'like_yourself'

export type Person = { firstName: string; lastName: string; email: string }

/**
 * Returns why a password of valid length is rejected. Null if it is accepted. `isCommon` knows the passwords that
 * attackers try first, in lower case.
 */
export function passwordFault(
  password: string,
  person: Person,
  isCommon: IsCommonPassword,
): PasswordFault | null {
  const entered = password.normalize('NFKC').toLowerCase()
  const letters = entered.replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (isCommon(entered) || isCommon(letters) || new Set(entered).size < 4) return 'too_common'
  const email = emailKey(person.email)
  const own = [
    email,
    email.split('@')[0] ?? '',
    person.firstName.toLowerCase(),
    person.lastName.toLowerCase(),
  ]
  const left = own
    .filter((word) => word.length >= 3)
    .reduce((rest, word) => rest.replaceAll(word, ''), entered)
    .replaceAll(/[^\p{L}]/gu, '')
  return left.length < 4 && left.length < letters.replaceAll(/\P{L}/gu, '').length ? 'like_yourself' : null
}
