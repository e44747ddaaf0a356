import type { Db } from '#platform/db/database.ts'

/**
 * Finds the id of an ordered booking by its reference, if it belongs to the user or its driver has the email address
 * (lower case).
 */
export async function bookingOfSender(
  tx: Db,
  { reference, email, userId }: { reference: string; email: string; userId: string | null },
): Promise<string | null> {
  const row = await tx
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', reference.trim().toUpperCase())
    .where('status', 'not in', ['cart', 'expired'])
    .where(({ eb, or }) =>
      or([eb('driver_email', '=', email), ...(userId === null ? [] : [eb('user_id', '=', userId)])]),
    )
    .executeTakeFirst()
  return row?.id ?? null
}
