import type { Money } from '#kernel/money.ts'
import { statusAfter } from './trip-state.ts'
import { tripCostsFrom } from './cancellation/trip-cancellation.ts'
import { tripMoney, type TripMoney } from './trip-money.ts'
import { cancellable, type TripRecord } from './trip.ts'
import type { Trip, TripChargeKind, TripEventKind } from './trip.contract.ts'
import { routePlaces, type PlaceNames } from './route/route-places.ts'

/** The vehicle and the driver of a trip, if assigned. */
export type Assignment = Pick<Trip, 'vehicle' | 'driver'>

/** Reply fields that are not in the trip record: names in a language, notes and history. Instants are ISO 8601. */
export type TripDetails = Assignment & {
  desk: Trip['desk']
  cityName: string
  vehicleTypeName: string
  places: PlaceNames
  companyName: string | null
  costCentre: string | null
  notes: string | null
  partnerCode: string | null
  subId: string | null
  metadata: Record<string, unknown>
  createdAt: string
  events: {
    at: string
    kind: TripEventKind
    profileId: string | null
    staffId: string | null
    detail: object
  }[]
  creditNotes: Trip['credit_notes']
  charges: { charge_id: string; kind: TripChargeKind; amount: Money; reason: string; at: string }[]
}

/** Creates the part of a reply that travellers and staff share. */
export function commonReply(trip: TripRecord, details: TripDetails, now: Temporal.Instant) {
  const { cancelled } = trip
  return {
    trip_id: trip.id,
    reference: trip.reference,
    status: trip.status,
    approval: trip.approval,
    city: { id: trip.cityId, name: details.cityName, time_zone: trip.timeZone },
    start: localTime(trip.startAt, trip.timeZone),
    end: localTime(trip.endAt, trip.timeZone),
    request: trip.request,
    way: routePlaces(trip.request, details.places),
    desk: details.desk,
    vehicle_type: { id: trip.vehicleTypeId, name: details.vehicleTypeName },
    traveller: trip.traveller,
    pay_by: trip.payBy,
    cost_centre: details.costCentre,
    notes: details.notes,
    partner_code: details.partnerCode,
    sub_id: details.subId,
    metadata: details.metadata,
    fare: trip.fare,
    money: moneyOf(trip),
    paid: trip.paid,
    bill: trip.bill && trip.billNumber !== null ? { number: trip.billNumber, fare: trip.bill } : null,
    credit_notes: details.creditNotes,
    vehicle: details.vehicle,
    driver: details.driver,
    started_at: isoOf(trip.startedAt),
    ended_at: isoOf(trip.endedAt),
    distance_km:
      trip.odometerStartKm === null || trip.odometerEndKm === null
        ? null
        : trip.odometerEndKm - trip.odometerStartKm,
    cancellation: isCancellable(trip)
      ? tripCostsFrom(cancellable(trip), now).map(({ until, fee }) => ({ until: isoOf(until), fee }))
      : [],
    cancelled: cancelled && { fee: cancelled.fee, refund: cancelled.refund, reason: cancelled.reason },
    created_at: details.createdAt,
  }
}

/** Converts a trip to the reply for one of its people. */
export function toTrip(
  { trip, details, isInCharge }: { trip: TripRecord; details: TripDetails; isInCharge: boolean },
  now: Temporal.Instant,
): Trip {
  return {
    ...commonReply(trip, details, now),
    events: details.events.map(({ at, kind }) => ({ at, kind })),
    can: {
      cancel: isCancellable(trip),
      approve: isInCharge && trip.status === 'booked' && trip.approval === 'waiting',
    },
  }
}

/** Returns the amounts of a trip. */
export function moneyOf({ total, bill, paid, collected, cancelled }: TripRecord): TripMoney {
  return tripMoney({ quoted: total, billed: bill?.total ?? null, paid, collected, cancelled })
}

export function isCancellable({ status }: TripRecord): boolean {
  return statusAfter(status, 'cancel').ok
}

/** Formats an instant as `2027-01-15T09:30` on the clock of a zone. */
export function localTime(at: Temporal.Instant, timeZone: string): string {
  return at.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

function isoOf(at: Temporal.Instant | null): string | null {
  return at?.toString() ?? null
}
