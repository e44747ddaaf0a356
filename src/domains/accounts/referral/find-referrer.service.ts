import type { UserStore } from '../user.store.ts'

/** The owner of a referral code; null without one, and for an unknown one, which does not block a registration. */
export async function findReferrer(
  users: Pick<UserStore, 'findReferrer'>,
  code: string | null,
): Promise<string | null> {
  return code === null ? null : users.findReferrer(code.toUpperCase())
}
