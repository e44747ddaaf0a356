import { z } from 'zod'
import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import { KnownEmailField } from '#kernel/contract.ts'

/** The fields that say where somebody is reached: one of the two. */
export const addressFields = { mobile: CheckedPhone.optional(), email: KnownEmailField.optional() }

/** The rule that one of `mobile` and `email` is given, for `refine`. */
export function hasOneAddress({ mobile, email }: { mobile?: unknown; email?: unknown }): boolean {
  return (mobile === undefined) !== (email === undefined)
}

export const oneAddress = { error: 'one_address', path: ['mobile'] } satisfies z.core.$ZodCustomParams
