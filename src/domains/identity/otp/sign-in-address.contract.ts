import { z } from 'zod'
import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import { KnownEmailField } from '#kernel/contract.ts'

/** Contact fields, of which exactly one is set. */
export const addressFields = { mobile: CheckedPhone.optional(), email: KnownEmailField.optional() }

/** Returns true if exactly one of `mobile` and `email` is set, for `refine`. */
export function hasOneAddress({ mobile, email }: { mobile?: unknown; email?: unknown }): boolean {
  return (mobile === undefined) !== (email === undefined)
}

export const oneAddress = { error: 'one_address', path: ['mobile'] } satisfies z.core.$ZodCustomParams
