import type { Db } from '#platform/db/database.ts'
import type { KnownCaller } from './trip-caller.middleware.ts'

export type TripSessionStore = {
  /** Whose bearer token this is; null: unknown, over, signed out, or of a person or profile that is gone. */
  findCaller(bearerHash: Buffer, now: Date): Promise<KnownCaller | null>
}

export function tripSessionStore(db: Db): TripSessionStore {
  return {
    async findCaller(bearerHash, now) {
      const row = await db
        .selectFrom('trip_tokens as t')
        .innerJoin('trip_sessions as s', 's.id', 't.session_id')
        .innerJoin('trip_people as h', 'h.id', 's.person_id')
        .innerJoin('trip_profiles as p', 'p.id', 's.profile_id')
        .leftJoin('companies as c', 'c.id', 'p.company_id')
        .leftJoin('vehicle_owners as o', 'o.id', 'p.owner_id')
        .select(['s.id as session_id', 's.person_id', 'c.corp_id', 'p.id as profile_id', 'p.company_id'])
        .select(['p.owner_id', 'p.supervisor_id', 'p.is_supervisor', 'p.is_admin'])
        .where('t.hash', '=', bearerHash)
        .where('t.kind', '=', 'bearer')
        .where('t.expires_at', '>', now)
        .where('s.ended_at', 'is', null)
        .where('h.erased_at', 'is', null)
        .where('p.hidden_at', 'is', null)
        .where('c.hidden_at', 'is', null)
        .where('o.hidden_at', 'is', null)
        .executeTakeFirst()
      if (!row) return null
      return {
        caller: {
          personId: row.person_id,
          profileId: row.profile_id,
          sessionId: row.session_id,
          companyId: row.company_id,
          ownerId: row.owner_id,
          supervisorId: row.supervisor_id,
          isSupervisor: row.is_supervisor,
          isAdmin: row.is_admin,
        },
        corpId: row.corp_id,
      }
    },
  }
}
