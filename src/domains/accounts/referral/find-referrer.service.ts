import type { UserStore } from '../user.store.ts'

/**
 * Returns the owner of a referral code. Null without one, and for an unknown one, which does not block a registration.
 */
export async function findReferrer(
  users: Pick<UserStore, 'findReferrer'>,
  code: string | null,
): Promise<string | null> {
  return code === null ? null : users.findReferrer(code.toUpperCase())
}
