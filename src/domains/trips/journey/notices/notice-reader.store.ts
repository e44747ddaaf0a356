import type { Db } from '#platform/db/database.ts'

/** Trust in a traveller's name and address, by their source. */
export type ReaderTrust = {
  /** The booker or the traveller has signed in by a code to this address, or was entered by the staff. */
  isVerified: boolean
  /** The staff entered the traveller's details. */
  isByStaff: boolean
}

export async function findReaderTrust(tx: Db, tripId: string, address: string): Promise<ReaderTrust> {
  const row = await tx
    .selectFrom('trips as t')
    .select(['t.booked_by_staff as isByStaff'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('trip_profiles as p')
          .innerJoin('trip_people as person', 'person.id', 'p.person_id')
          .select('p.id')
          .where(({ eb, or }) =>
            or([eb('p.id', '=', eb.ref('t.booked_by')), eb('p.id', '=', eb.ref('t.profile_id'))]),
          )
          .where(({ eb, or }) => or([eb('person.email', '=', address), eb('person.mobile', '=', address)])),
      ).as('isVerified'),
    )
    .where('t.id', '=', tripId)
    .executeTakeFirstOrThrow()
  return { isByStaff: row.isByStaff, isVerified: Boolean(row.isVerified) }
}
