import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { emailKey } from '#kernel/email-address.ts'
import type { Db } from '#platform/db/database.ts'

/** Place of a trip after the erasure of its traveller. */
const NOWHERE = JSON.stringify({ name: '', latitude: 0, longitude: 0 })

/** Members of an event's detail with free text. */
const REASON_TEXT = sql`'{reason,said}'::text[]`

/** SQL condition on `trip_people`: the person has this verified address. */
export function isPerson(email: string, emailVerified: boolean) {
  return sql<SqlBool>`${emailVerified}::boolean and email = ${emailKey(email)}`
}

/** SQL condition on the trip `t`: it belongs to a person, in any of their profiles. */
export function ofPerson(personId: RawBuilder<unknown>) {
  return sql<SqlBool>`t.profile_id in (select p.id from trip_profiles p where p.person_id in (${personId}))`
}

/** SQL condition on the trip `t`: it was booked for one profile. */
function ofProfile(profileId: string) {
  return sql<SqlBool>`t.profile_id = ${profileId}::uuid`
}

/** Returns references of a person's or a profile's trips that are not over. */
export async function openTripsWhere(tx: Db, condition: RawBuilder<SqlBool>): Promise<string[]> {
  const open = await tx
    .selectFrom('trips as t')
    .select('t.reference')
    .where(condition)
    .where('t.status', 'in', ['booked', 'assigned', 'started', 'ended'])
    .orderBy('t.start_at')
    .execute()
  return open.map(({ reference }) => reference)
}

/** Like `openTripsWhere`, for one profile. */
export function openTripsOfProfile(tx: Db, profileId: string): Promise<string[]> {
  return openTripsWhere(tx, ofProfile(profileId))
}

/**
 * Erases a person's data. Their sign-ins end, their codes and messages are deleted, and their trips lose the route and
 * the contact details. A billed trip keeps the name on its bill, and every amount stays.
 */
export async function erasePerson(tx: Db, personId: string, now: Temporal.Instant): Promise<void> {
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
    await tx.deleteFrom('mails').where('recipient', 'in', addresses).execute()
  }
  await emptyTrips(tx, ofPerson(sql`${personId}::uuid`))
  await emptyProfiles(tx, { column: 'person_id', id: personId }, now)
  await tx
    .updateTable('trip_people')
    .set({ name: '', email: null, mobile: null, password_hash: null, pic: null, erased_at: now })
    .where('id', '=', personId)
    .execute()
}

/**
 * Locks the person of a profile. Call it before locking the profile and before reading their data: it blocks new data
 * about them until the transaction ends (`lockProfile`). Null if there is none.
 */
export async function lockPersonOf(tx: Db, profileId: string): Promise<string | null> {
  const row = await personOf(tx, profileId).forUpdate().executeTakeFirst()
  return row?.id ?? null
}

/**
 * Protects the person of a profile from erasure until the transaction ends, for code that stores their data. False if
 * the profile is hidden or gone.
 */
export async function lockProfile(tx: Db, profileId: string): Promise<boolean> {
  const person = await personOf(tx, profileId).where('erased_at', 'is', null).forKeyShare().executeTakeFirst()
  if (!person) return false
  const profile = await tx
    .selectFrom('trip_profiles')
    .select('id')
    .where('id', '=', profileId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return profile !== undefined
}

function personOf(tx: Db, profileId: string) {
  const person = tx.selectFrom('trip_profiles').select('person_id').where('id', '=', profileId)
  return tx.selectFrom('trip_people').select('id').where('id', 'in', person)
}

/** Erases one profile of a person like `erasePerson`, and with the last one the person. */
export async function eraseProfile(tx: Db, profileId: string, now: Temporal.Instant): Promise<void> {
  // Locked, so that of two profiles erased at once the second one sees that it is the last.
  const personId = await lockPersonOf(tx, profileId)
  if (personId === null) throw new Error(`there is no profile ${profileId}`)
  const other = await tx
    .selectFrom('trip_profiles')
    .select('id')
    .where('person_id', '=', personId)
    .where('id', '!=', profileId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!other) return erasePerson(tx, personId, now)
  await tx.deleteFrom('trip_sessions').where('profile_id', '=', profileId).execute()
  await emptyTrips(tx, ofProfile(profileId))
  await emptyProfiles(tx, { column: 'id', id: profileId }, now)
}

/**
 * Erases the personal data of trips. Deletes messages about them, whoever the recipient, because they contain names and
 * reasons of cancellations. Removes the reasons of actions as well; a bill keeps those of its charges.
 */
async function emptyTrips(tx: Db, condition: RawBuilder<SqlBool>): Promise<void> {
  for (const messages of ['mails', 'sms_messages'])
    await sql`
      delete from ${sql.table(messages)} m using trips t
      where position(t.reference in m.text) > 0 and ${condition}`.execute(tx)
  await sql`
    update trips t set notes = null, metadata = '{}', cost_centre = null, sub_id = null, partner_code = null,
      order_key = null,
      cancellation = case when cancellation is null then null else cancellation || '{"reason": null}'::jsonb end,
      traveller = jsonb_build_object(
        'name', case when bill_number is null then '' else traveller->>'name' end,
        'phone', jsonb_build_object('countryCode', '', 'phone', '')),
      request = (request - 'flight_number')
        || case when request ? 'stops' then '{"stops": []}'::jsonb else '{}'::jsonb end
        || (select coalesce(jsonb_object_agg(place, ${NOWHERE}::jsonb), '{}')
            from jsonb_object_keys(request) place where place in ('from', 'to', 'place'))
    where ${condition}`.execute(tx)
  const ids = sql`(select t.id from trips t where ${condition})`
  await sql`update trip_events set detail = detail - ${REASON_TEXT} where trip_id in ${ids}`.execute(tx)
  await sql`update trip_charges set reason = '' where trip_id in ${ids}`.execute(tx)
  await sql`
    update audit_entries set before = before - ${REASON_TEXT}, after = after - ${REASON_TEXT}
    where subject in ('trip', 'partner_earning') and subject_id in (select id::text from ${ids} own)`.execute(
    tx,
  )
  // Empty rather than null, so that it stays a task that a person closed.
  await sql`
    update staff_tasks set closing_note = '' where closing_note is not null
      and trip_id in ${ids}`.execute(tx)
}

/** Erases profiles. Their approvals pass to the company's admins. */
async function emptyProfiles(
  tx: Db,
  { column, id }: { column: 'id' | 'person_id'; id: string },
  now: Temporal.Instant,
): Promise<void> {
  const emptied = await tx
    .updateTable('trip_profiles')
    .set({ cost_centre: null, supervisor_id: null, hidden_at: now, erased_at: now })
    .where(column, '=', id)
    .where('erased_at', 'is', null)
    .returning('id')
    .execute()
  if (emptied.length === 0) return
  await tx
    .updateTable('trip_profiles')
    .set({ supervisor_id: null })
    .where(
      'supervisor_id',
      'in',
      emptied.map((profile) => profile.id),
    )
    .execute()
}
