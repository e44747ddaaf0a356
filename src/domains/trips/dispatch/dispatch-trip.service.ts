import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { afterAct, type TripActRefused } from '../journey/trip-state.ts'
import type { TripAct, TripEventKind } from '../journey/trip.contract.ts'
import type { TripStore } from '../journey/trip.store.ts'
import { whyProvisional, type TripChange, type TripRecord } from '../journey/trip.ts'

/** A trip at the `version` that was shown to the member of the staff. */
export type TripRevision = { tripId: string; version: number }

export type DispatchFailure =
  | TripActRefused
  | { code: 'trip_not_found' | 'trip_changed' | 'approval_waiting' | 'payment_waiting'; detail: string }

/** Stores the changes of an action, except the resulting status, with an event. The same detail is audited. */
type RecordAct = (act: {
  kind: TripEventKind
  set?: Omit<TripChange, 'status'>
  detail: object
}) => Promise<Result<{ audited: object }, never>>

/** The work of an action on a locked trip. It must not write before it fails. */
export type DispatchStep<Failure extends { code: string }> = (
  tx: Db,
  held: { trip: TripRecord; record: RecordAct },
  now: Temporal.Instant,
) => Promise<Result<{ audited: object }, Failure>>

export type Dispatch = <Failure extends { code: string }>(
  by: StaffActor,
  act: TripAct,
  seen: TripRevision,
  step: DispatchStep<Failure>,
) => Promise<Result<null, Failure | DispatchFailure>>

type Needs = { trips: Pick<TripStore, 'hold' | 'change'>; staffWrite: StaffWrite }

/**
 * Runs every action of the staff on a trip. Locks the trip and checks that its version is current and that its status
 * permits the action. The step and its audit row share one transaction. A trip that awaits approval or its card payment
 * can only be cancelled.
 */
export function dispatchTrip({ trips, staffWrite }: Needs): Dispatch {
  return <Failure extends { code: string }>(
    by: StaffActor,
    act: TripAct,
    { tripId, version }: TripRevision,
    step: DispatchStep<Failure>,
  ) =>
    staffWrite<Result<null, Failure | DispatchFailure>>(by, async (tx, now) => {
      const trip = await trips.hold(tx, tripId)
      const checked = check(trip, act, version)
      if (!checked.ok) return checked
      const { held, status } = checked.value
      const record: RecordAct = async ({ kind, set, detail }) => {
        const event = { kind, by: { staffId: by.staffId }, detail }
        await trips.change(tx, held, { set: { ...set, status }, event, now })
        return ok({ audited: detail })
      }
      const done = await step(tx, { trip: held, record }, now)
      if (!done.ok) return done
      return {
        value: ok(null),
        audited: {
          action: `${act}_trip` as const,
          subject: { kind: 'trip', id: tripId },
          before: { status: held.status, version },
          after: { status, ...done.value.audited },
        },
      }
    })
}

const provisionalDetails = {
  approval_waiting: 'The company has not approved this trip yet',
  payment_waiting: 'The card has not paid this trip yet',
}

function check(
  held: TripRecord | null,
  act: TripAct,
  version: number,
): Result<{ held: TripRecord; status: TripRecord['status'] }, DispatchFailure> {
  if (!held) return fail({ code: 'trip_not_found', detail: 'There is no such trip' })
  if (held.version !== version)
    return fail({ code: 'trip_changed', detail: `It is ${held.status} now, in version ${held.version}` })
  const next = afterAct(held.status, act)
  if (!next.ok) return next
  const provisional = whyProvisional(held)
  if (provisional && act !== 'cancel')
    return fail({ code: provisional, detail: provisionalDetails[provisional] })
  return ok({ held, status: next.value })
}
