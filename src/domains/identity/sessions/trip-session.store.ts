import { newId } from '#kernel/ids.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { KnownCaller } from '../trip-caller.ts'
import { BEARER_TTL, REFRESH_TTL, type TokenPair } from './trip-session.ts'

/** The result of a refresh token: used now; used before, which ends its session; or not valid. */
type RefreshResult = { kind: 'used' | 'reused'; sessionId: string; profileId: string } | { kind: 'dead' }

/**
 * Returns the caller of a bearer token. Null if it is unknown, expired or signed out, or if the person or profile is
 * gone.
 */
export async function findTripCaller(
  db: Db,
  bearer: string,
  now: Temporal.Instant,
): Promise<KnownCaller | null> {
  const row = await db
    .selectFrom('trip_tokens as t')
    .innerJoin('trip_sessions as s', 's.id', 't.session_id')
    .innerJoin('trip_people as h', 'h.id', 's.person_id')
    .innerJoin('trip_profiles as p', 'p.id', 's.profile_id')
    .leftJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('vehicle_owners as o', 'o.id', 'p.owner_id')
    .select(['s.id as session_id', 's.person_id', 'c.corp_id', 'p.id as profile_id', 'p.company_id'])
    .select(['p.owner_id', 'p.supervisor_id', 'p.is_supervisor', 'p.is_admin'])
    .where('t.hash', '=', sha256(bearer))
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
}

/** Starts a session with its first tokens. */
export async function startTripSession(
  tx: Db,
  { personId, profileId, now }: { personId: string; profileId: string; now: Temporal.Instant },
): Promise<{ sessionId: string; pair: TokenPair }> {
  const sessionId = newId()
  await tx
    .insertInto('trip_sessions')
    .values({
      id: sessionId,
      person_id: personId,
      profile_id: profileId,
      created_at: now,
      expires_at: now.add(REFRESH_TTL),
    })
    .execute()
  return { sessionId, pair: await insertPair(tx, sessionId, now) }
}

/** Uses a refresh token up. Of concurrent requests with one token, only one statement finds it unused. */
export async function takeRefreshToken(
  tx: Db,
  refresh: string,
  now: Temporal.Instant,
): Promise<RefreshResult> {
  const hash = sha256(refresh)
  const used = await tx
    .updateTable('trip_tokens as t')
    .from('trip_sessions as s')
    .innerJoin('trip_people as h', 'h.id', 's.person_id')
    .set({ used_at: now })
    .whereRef('s.id', '=', 't.session_id')
    .where('t.hash', '=', hash)
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
    .where('t.hash', '=', hash)
    .where('t.kind', '=', 'refresh')
    .where('t.used_at', 'is not', null)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst()
  return before ? { kind: 'reused', sessionId: before.id, profileId: before.profile_id } : { kind: 'dead' }
}

/** Adds a pair of tokens to a session. A valid bearer token stays valid, for requests in progress. */
export async function addTokenPair(tx: Db, sessionId: string, now: Temporal.Instant): Promise<TokenPair> {
  await tx
    .updateTable('trip_sessions')
    .set({ expires_at: now.add(REFRESH_TTL) })
    .where('id', '=', sessionId)
    .execute()
  return insertPair(tx, sessionId, now)
}

export async function endTripSession(tx: Db, sessionId: string, now: Temporal.Instant): Promise<void> {
  await endSessions(tx, now).where('id', '=', sessionId).execute()
}

/** Ends all sessions of a person. */
export async function endAllTripSessions(tx: Db, personId: string, now: Temporal.Instant): Promise<void> {
  await endSessions(tx, now).where('person_id', '=', personId).execute()
}

/** Ends all of a person's sessions but one. */
export async function endOtherTripSessions(
  tx: Db,
  { personId, sessionId }: { personId: string; sessionId: string },
  now: Temporal.Instant,
): Promise<void> {
  await endSessions(tx, now).where('person_id', '=', personId).where('id', '!=', sessionId).execute()
}

/** Continues a session in another profile. */
export async function setSessionProfile(tx: Db, sessionId: string, profileId: string): Promise<void> {
  await tx.updateTable('trip_sessions').set({ profile_id: profileId }).where('id', '=', sessionId).execute()
}

/** Updates sessions that have not ended. */
function endSessions(tx: Db, now: Temporal.Instant) {
  return tx.updateTable('trip_sessions').set({ ended_at: now }).where('ended_at', 'is', null)
}

/** Creates a pair of tokens, of which only the hashes are stored. */
async function insertPair(tx: Db, sessionId: string, now: Temporal.Instant): Promise<TokenPair> {
  const [bearer, refresh] = [newToken(), newToken()]
  const expiresAt = now.add(BEARER_TTL)
  await tx
    .insertInto('trip_tokens')
    .values([
      { hash: sha256(bearer), session_id: sessionId, kind: 'bearer', expires_at: expiresAt },
      { hash: sha256(refresh), session_id: sessionId, kind: 'refresh', expires_at: now.add(REFRESH_TTL) },
    ])
    .execute()
  return { bearer, refresh, expiresAt, expiresIn: expiresAt.since(now).total('seconds') }
}
