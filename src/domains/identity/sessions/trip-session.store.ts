import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import type { KnownCaller } from '../trip-caller.ts'

type HashedPair = {
  bearerHash: Buffer
  bearerUntil: Temporal.Instant
  refreshHash: Buffer
  refreshUntil: Temporal.Instant
}

/** The result of a refresh token: used now; used before, which ends its session; or not valid. */
export type UsedRefresh = { kind: 'used' | 'reused'; sessionId: string; profileId: string } | { kind: 'dead' }

export type TripSessionStore = {
  /**
   * Returns the caller of a bearer token. Null if it is unknown, expired or signed out, or if the person or profile is
   * gone.
   */
  findCaller(bearerHash: Buffer, now: Temporal.Instant): Promise<KnownCaller | null>
  /** Starts a session with its first tokens. Returns its id. */
  start(
    tx: Db,
    session: HashedPair & { personId: string; profileId: string; now: Temporal.Instant },
  ): Promise<string>
  /** Uses a refresh token up. Of concurrent requests with one token, only one statement finds it unused. */
  useRefresh(tx: Db, refreshHash: Buffer, now: Temporal.Instant): Promise<UsedRefresh>
  /** Adds a pair of tokens. A valid bearer token stays valid, for requests in progress. */
  addPair(tx: Db, sessionId: string, pair: HashedPair): Promise<void>
  end(tx: Db, sessionId: string, now: Temporal.Instant): Promise<void>
  /** Ends all sessions of a person. */
  endAll(tx: Db, personId: string, now: Temporal.Instant): Promise<void>
  /** Ends all of a person's sessions but one. */
  endOthers(tx: Db, of: { personId: string; sessionId: string }, now: Temporal.Instant): Promise<void>
  /** Continues a session in another profile. */
  switchProfile(tx: Db, sessionId: string, profileId: string): Promise<void>
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
      const { corp_id: corpId, ...caller } = row
      return { caller: camelKeys(caller), corpId }
    },

    async start(tx, { personId, profileId, now, ...pair }) {
      const id = newId()
      await tx
        .insertInto('trip_sessions')
        .values({
          id,
          person_id: personId,
          profile_id: profileId,
          created_at: now,
          expires_at: pair.refreshUntil,
        })
        .execute()
      await insertPair(tx, id, pair)
      return id
    },

    async useRefresh(tx, refreshHash, now) {
      const used = await tx
        .updateTable('trip_tokens as t')
        .from('trip_sessions as s')
        .innerJoin('trip_people as h', 'h.id', 's.person_id')
        .set({ used_at: now })
        .whereRef('s.id', '=', 't.session_id')
        .where('t.hash', '=', refreshHash)
        .where('t.kind', '=', 'refresh')
        .where('t.used_at', 'is', null)
        .where('t.expires_at', '>', now)
        .where('s.ended_at', 'is', null)
        .where('h.erased_at', 'is', null)
        .returning(['s.id', 's.profile_id'])
        .executeTakeFirst()
      if (used) return { kind: 'used', sessionId: used.id, profileId: used.profile_id }
      const before = await tx
        .selectFrom('trip_tokens as t')
        .innerJoin('trip_sessions as s', 's.id', 't.session_id')
        .select(['s.id', 's.profile_id'])
        .where('t.hash', '=', refreshHash)
        .where('t.kind', '=', 'refresh')
        .where('t.used_at', 'is not', null)
        .where('s.ended_at', 'is', null)
        .executeTakeFirst()
      return before
        ? { kind: 'reused', sessionId: before.id, profileId: before.profile_id }
        : { kind: 'dead' }
    },

    async addPair(tx, sessionId, pair) {
      await tx
        .updateTable('trip_sessions')
        .set({ expires_at: pair.refreshUntil })
        .where('id', '=', sessionId)
        .execute()
      await insertPair(tx, sessionId, pair)
    },

    async end(tx, sessionId, now) {
      await ending(tx, now).where('id', '=', sessionId).execute()
    },

    async endAll(tx, personId, now) {
      await ending(tx, now).where('person_id', '=', personId).execute()
    },

    async endOthers(tx, { personId, sessionId }, now) {
      await ending(tx, now).where('person_id', '=', personId).where('id', '!=', sessionId).execute()
    },

    async switchProfile(tx, sessionId, profileId) {
      await tx
        .updateTable('trip_sessions')
        .set({ profile_id: profileId })
        .where('id', '=', sessionId)
        .execute()
    },
  }
}

/** Updates sessions that have not ended. */
function ending(tx: Db, now: Temporal.Instant) {
  return tx.updateTable('trip_sessions').set({ ended_at: now }).where('ended_at', 'is', null)
}

async function insertPair(tx: Db, sessionId: string, pair: HashedPair): Promise<void> {
  await tx
    .insertInto('trip_tokens')
    .values([
      { hash: pair.bearerHash, session_id: sessionId, kind: 'bearer', expires_at: pair.bearerUntil },
      { hash: pair.refreshHash, session_id: sessionId, kind: 'refresh', expires_at: pair.refreshUntil },
    ])
    .execute()
}
