import type { Db } from '#platform/db/database.ts'

/** Ends sign-ins that wait for the second step. */
export async function endWaitingSignIns(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
}

/**
 * Removes one-time codes and passkeys set up since then, and remaining recovery codes. Returns what it removed, as
 * names of security events.
 */
export async function endNewSignInMethods(
  tx: Db,
  userId: string,
  since: Temporal.Instant,
): Promise<('codes_off' | 'passkey_removed')[]> {
  const codes = await tx
    .deleteFrom('one_time_code_secrets')
    .where('user_id', '=', userId)
    .where('confirmed_at', '>', since)
    .returning('user_id')
    .execute()
  const passkeys = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .returning('id')
    .execute()
  await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('id').where('user_id', '=', userId))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('one_time_code_secrets')
            .select('user_id')
            .where('user_id', '=', userId)
            .where('confirmed_at', 'is not', null),
        ),
      ),
    )
    .execute()
  return [...codes.map(() => 'codes_off' as const), ...passkeys.map(() => 'passkey_removed' as const)]
}

/** Removes one-time codes, recovery codes, passkeys, linked services, and the sign-ins that wait for one of them. */
export async function endOtherSignInMethods(tx: Db, userId: string): Promise<void> {
  for (const table of ['one_time_code_secrets', 'recovery_codes', 'passkeys', 'identities'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await endWaitingSignIns(tx, userId)
}
