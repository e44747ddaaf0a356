import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Where a trip went, once nobody may know it any more. */
const NOWHERE = JSON.stringify({ name: '', latitude: 0, longitude: 0 })

/** SQL condition on `trip_people`: the person of an address, where it is proved. */
export function isPerson(email: string, emailProved: boolean) {
  return sql<SqlBool>`${emailProved}::boolean and email = ${email.toLowerCase()}`
}

/** SQL condition on the trip `t`: of a person, in any of their profiles. */
export function ofPerson(personId: RawBuilder<unknown>) {
  return sql<SqlBool>`t.profile_id in (select p.id from trip_profiles p where p.person_id in (${personId}))`
}

/**
 * Empties what names a person: their sign-ins end, their codes and messages go, and their trips say neither where they
 * went nor how they are reached. A trip that was billed keeps the name on its bill, and every amount stays.
 */
export async function erasePerson(tx: Db, personId: string, now: Date): Promise<void> {
  const { email, mobile } = await tx
    .selectFrom('trip_people')
    .select(['email', 'mobile'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const addresses = [email, mobile].filter((one) => one !== null)
  await tx.deleteFrom('trip_sessions').where('person_id', '=', personId).execute()
  if (addresses.length > 0) {
    await tx.deleteFrom('trip_otps').where('address', 'in', addresses).execute()
    await tx.deleteFrom('sms_messages').where('recipient', 'in', addresses).execute()
  }
  await sql`
    update trips t set notes = null, metadata = '{}',
      traveller = jsonb_build_object(
        'name', case when bill_number is null then '' else traveller->>'name' end,
        'phone', jsonb_build_object('countryCode', '', 'phone', '')),
      request = (request - 'flight_number')
        || case when request ? 'stops' then '{"stops": []}'::jsonb else '{}'::jsonb end
        || (select coalesce(jsonb_object_agg(place, ${NOWHERE}::jsonb), '{}')
            from jsonb_object_keys(request) place where place in ('from', 'to', 'place'))
    where ${ofPerson(sql`${personId}::uuid`)}`.execute(tx)
  await tx
    .updateTable('trip_profiles')
    .set({ cost_centre: null, hidden_at: now })
    .where('person_id', '=', personId)
    .execute()
  await tx
    .updateTable('trip_people')
    .set({ name: '', email: null, mobile: null, password_hash: null, pic: null, erased_at: now })
    .where('id', '=', personId)
    .execute()
}
