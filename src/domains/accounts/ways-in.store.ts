import type { Db } from '#platform/db/database.ts'

/** Ends what leads into an account beside its password. */
export type EndWaysIn = (tx: Db, userId: string) => Promise<void>

/** Sign-ins that have shown a first step and wait for the second. */
export const endWaitingSignIns: EndWaysIn = async (tx, userId) => {
  await tx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
}

/** One-time codes, recovery codes, passkeys and other services, and the sign-ins that wait for one of them. */
export const endOtherWaysIn: EndWaysIn = async (tx, userId) => {
  for (const table of ['one_time_code_secrets', 'recovery_codes', 'passkeys', 'identities'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await endWaitingSignIns(tx, userId)
}
