import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { statusAfter, type TripActionRejection } from '../journey/trip-state.ts'
import type { TripAction, TripEventKind } from '../journey/trip.contract.ts'
import { changeTrip, lockTrip } from '../journey/trip.store.ts'
import { findProvisionalReason, type TripChange, type TripRecord } from '../journey/trip.ts'
import { staffTripReply } from './read-staff-trip.usecase.ts'

/** A request for an action: the trip at the `version` that was shown, and the member of the staff. */
type ActionCall = { params: { id: string }; body: { version: number }; by: StaffActor; language: Language }

export type DispatchFailure =
  | TripActionRejection
  | { code: 'trip_not_found' | 'trip_changed' | 'approval_waiting' | 'payment_waiting'; detail: string }

/** Stores the changes of an action, except the resulting status, with an event. The same detail is audited. */
type RecordAction = (action: {
  kind: TripEventKind
  set?: Omit<TripChange, 'status'>
  detail: object
}) => Promise<Result<{ audited: object }, never>>

/** The work of an action on a locked trip. It must not write before it fails. */
type DispatchStep<Failure extends { code: string }> = (
  tx: Db,
  locked: { trip: TripRecord; record: RecordAction },
  now: Temporal.Instant,
) => Promise<Result<{ audited: object }, Failure>>

/** `within`: the part of the body that has the field of the failure. */
type StepFailure = { code: string; detail?: string; within?: string }

/** Form fields at which failures are shown. */
const FIELDS: Readonly<Partial<Record<string, string>>> = {
  vehicle_not_found: 'vehicle_id',
  vehicle_busy: 'vehicle_id',
  too_few_seats: 'vehicle_id',
  driver_not_found: 'driver_id',
  driver_busy: 'driver_id',
  driver_required: 'driver_id',
  driver_not_needed: 'driver_id',
  licence_over: 'driver_id',
  other_class: 'other_class',
  slip_in_the_future: 'at',
  arrived_after_start: 'arrived_at',
  waiting_beyond_clock: 'waiting_minutes',
  start_early: 'early',
  end_before_start: 'at',
  odometer_backwards: 'odometer_km',
  odometer_beyond_next: 'odometer_km',
  odometer_required: 'odometer_km',
  too_fast: 'odometer_km',
  price_not_agreed: 'agreed',
  charge_currency: 'amount',
  charge_of_nothing: 'amount',
  charge_too_large: 'amount',
  collection_currency: 'amount',
  collection_of_nothing: 'amount',
  collection_too_large: 'amount',
}

/**
 * Runs every action of the staff on a trip. Locks the trip and checks that its version is current and that its status
 * permits the action. The step and its audit row share one transaction. A trip that awaits approval or its card payment
 * can only be cancelled. Returns the current trip.
 */
export async function dispatchTrip<Failure extends StepFailure = never>(
  app: Pick<App, 'db' | 'clock'>,
  { params: { id: tripId }, body: { version }, by, language }: ActionCall,
  action: TripAction,
  step: DispatchStep<Failure>,
) {
  const done = await writeAudited(
    app,
    by,
    async (tx, now, audit): Promise<Result<null, Failure | DispatchFailure>> => {
      const checked = check(await lockTrip(tx, tripId), action, version)
      if (!checked.ok) return checked
      const { locked, status } = checked.value
      const record: RecordAction = async ({ kind, set, detail }) => {
        const event = { kind, by: { staffId: by.staffId }, detail }
        await changeTrip(tx, locked, { set: { ...set, status }, event, now })
        return ok({ audited: detail })
      }
      const stepped = await step(tx, { trip: locked, record }, now)
      if (!stepped.ok) return stepped
      await audit({
        action: `${action}_trip` as const,
        subject: { kind: 'trip', id: tripId },
        before: { status: locked.status, version },
        after: { status, ...stepped.value.audited },
      })
      return ok(null)
    },
  )
  return done.ok ? staffTripReply(app, tripId, language) : fail(atField(done.failure))
}

/** Adds the form field that a failure concerns, if any. */
function atField<Failure extends StepFailure>(failure: Failure) {
  const { code, within }: { code: Failure['code']; within?: string } = failure
  const field = FIELDS[code]
  const path = within === undefined ? field : `${within}.${field}`
  return { ...failure, faults: field === undefined || path === undefined ? undefined : [{ path, code }] }
}

const provisionalDetails = {
  approval_waiting: 'The company has not approved this trip yet',
  payment_waiting: 'The card has not paid this trip yet',
}

function check(
  locked: TripRecord | null,
  action: TripAction,
  version: number,
): Result<{ locked: TripRecord; status: TripRecord['status'] }, DispatchFailure> {
  if (!locked) return fail({ code: 'trip_not_found', detail: 'There is no such trip' })
  if (locked.version !== version)
    return fail({ code: 'trip_changed', detail: `It is ${locked.status} now, in version ${locked.version}` })
  const next = statusAfter(locked.status, action)
  if (!next.ok) return next
  const provisional = findProvisionalReason(locked)
  if (provisional && action !== 'cancel')
    return fail({ code: provisional, detail: provisionalDetails[provisional] })
  return ok({ locked, status: next.value })
}
