import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { WriteTripAudit } from '../trip-audit.store.ts'
import type { TripCaller } from '../trip-caller.ts'
import type { TripSessionStore } from '../sessions/trip-session.store.ts'

export type SignOut = {
  /** Ends the session of the request. */
  here(caller: TripCaller): Promise<void>
  /** Ends all sessions of its person. */
  everywhere(caller: TripCaller): Promise<void>
}

type Needs = {
  db: Db
  sessions: Pick<TripSessionStore, 'end' | 'endAll'>
  writeAudit: WriteTripAudit
  clock: Clock
}

export function signOut({ db, sessions, writeAudit, clock }: Needs): SignOut {
  const nowDate = () => clock.now()
  return {
    here: (caller) =>
      db.transaction().execute(async (tx) => {
        const now = nowDate()
        await sessions.end(tx, caller.sessionId, now)
        const subject = { kind: 'session', id: caller.sessionId } as const
        await writeAudit(tx, { by: caller, action: 'sign_out', subject, now })
      }),

    everywhere: (caller) =>
      db.transaction().execute(async (tx) => {
        const now = nowDate()
        await sessions.endAll(tx, caller.personId, now)
        const subject = { kind: 'person', id: caller.personId } as const
        await writeAudit(tx, { by: caller, action: 'sign_out_everywhere', subject, now })
      }),
  }
}
