import type { App } from '#platform/app.ts'
import { endAllTripSessions, endTripSession } from '../sessions/trip-session.store.ts'
import { writeTripAudit } from '../trip-audit.store.ts'
import type { TripCaller } from '../trip-caller.ts'

type SignOutApp = Pick<App, 'db' | 'clock'>

/** Ends the session of the request. */
export function signOut({ db, clock }: SignOutApp, caller: TripCaller): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    await endTripSession(tx, caller.sessionId, now)
    const subject = { kind: 'session', id: caller.sessionId } as const
    await writeTripAudit(tx, { by: caller, action: 'sign_out', subject, now })
  })
}

/** Ends all sessions of the caller. */
export function signOutEverywhere({ db, clock }: SignOutApp, caller: TripCaller): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    await endAllTripSessions(tx, caller.personId, now)
    const subject = { kind: 'person', id: caller.personId } as const
    await writeTripAudit(tx, { by: caller, action: 'sign_out_everywhere', subject, now })
  })
}
