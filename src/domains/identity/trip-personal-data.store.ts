import { sql } from 'kysely'
import type { DataSubject, PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'
import { erasePerson, isPerson, ofPerson, openTripsWhere } from './erase-person.store.ts'

/** Personal data in trips of the person whose address an account's owner has verified. */
export function tripPersonalData(db: Db, now: () => Temporal.Instant): PersonalData {
  const personOf = (from: Db, { email, emailVerified }: DataSubject) =>
    from.selectFrom('trip_people').where('erased_at', 'is', null).where(isPerson(email, emailVerified))
  const trips = (owner: DataSubject) =>
    db.selectFrom('trips as t').where(ofPerson(sql`${personOf(db, owner).select('id')}`))
  return {
    read: {
      trip_person: (owner) =>
        personOf(db, owner).select(['name', 'email', 'mobile', 'lang_id', 'pic', 'created_at']).execute(),
      trip_profiles: (owner) =>
        db
          .selectFrom('trip_profiles as p')
          .leftJoin('companies as c', 'c.id', 'p.company_id')
          .select(['c.name as company', 'p.is_supervisor', 'p.is_admin', 'p.cost_centre', 'p.created_at'])
          .where('p.person_id', 'in', personOf(db, owner).select('id'))
          .orderBy('p.id')
          .execute(),
      trips: (owner) =>
        trips(owner)
          .select(['t.reference', 't.status', 't.start_at', 't.request', 't.traveller', 't.notes'])
          .select(['t.pay_by', 't.total', 't.billed_total', 't.currency', 't.bill_number', 't.created_at'])
          .orderBy('t.start_at')
          .execute(),
      trip_sign_ins: (owner) =>
        db
          .selectFrom('trip_sessions')
          .select(['created_at', 'expires_at', 'ended_at'])
          .where('person_id', 'in', personOf(db, owner).select('id'))
          .orderBy('created_at')
          .execute(),
    },

    async erase(tx, owner) {
      const person = await personOf(tx, owner).select('id').executeTakeFirst()
      if (person) await erasePerson(tx, person.id, now())
    },
  }
}

/** Returns references of trips of this person that are not over. Locks the person until the transaction ends. */
export async function openTrips(tx: Db, { email, emailVerified }: DataSubject): Promise<string[]> {
  const person = await tx
    .selectFrom('trip_people')
    .select('id')
    .where('erased_at', 'is', null)
    .where(isPerson(email, emailVerified))
    .forUpdate()
    .executeTakeFirst()
  return person ? openTripsWhere(tx, ofPerson(sql`${person.id}::uuid`)) : []
}
