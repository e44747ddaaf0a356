import type { UserStore } from '../user.store.ts'

/** Whose code for friends it is; null without one, and for one of nobody, which stops no account from being opened. */
export async function findReferrer(
  users: Pick<UserStore, 'findReferrer'>,
  code: string | null,
): Promise<string | null> {
  return code === null ? null : users.findReferrer(code.toUpperCase())
}
