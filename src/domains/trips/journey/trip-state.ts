import { fail, ok, type Result } from '#kernel/result.ts'
import type { TripAction, TripStatus } from './trip.contract.ts'

export type TripActionRejection = { code: 'trip_act_refused'; detail: string }

/** The status after each action. An action not listed for a status is rejected. */
const NEXT: Readonly<Record<TripStatus, Partial<Readonly<Record<TripAction, TripStatus>>>>> = {
  booked: { assign: 'assigned', place: 'booked', cancel: 'cancelled', no_show: 'no_show' },
  assigned: {
    assign: 'assigned',
    place: 'assigned',
    start: 'started',
    cancel: 'cancelled',
    no_show: 'no_show',
  },
  started: {
    place: 'started',
    charge: 'started',
    remove_charge: 'started',
    correct: 'started',
    end: 'ended',
    collect: 'started',
    remove_collection: 'started',
  },
  ended: {
    charge: 'ended',
    remove_charge: 'ended',
    correct: 'ended',
    bill: 'billed',
    collect: 'ended',
    remove_collection: 'ended',
  },
  billed: { credit_bill: 'ended', collect: 'billed', remove_collection: 'billed' },
  cancelled: {},
  no_show: {},
}

/** Returns the status of a trip after an action, or a failure if the current status does not permit it. */
export function statusAfter(status: TripStatus, action: TripAction): Result<TripStatus, TripActionRejection> {
  const next = NEXT[status][action]
  return next === undefined
    ? fail({ code: 'trip_act_refused', detail: `Not possible while the trip is ${status}` })
    : ok(next)
}
