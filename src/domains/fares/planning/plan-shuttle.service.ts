import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Choice, PlanFailure, PlannedTrip } from './planned-trip.ts'
import { findCity, findVehicleType } from '../places/quote-places.store.ts'
import type { TripRequest } from '../shapes/trip-request.contract.ts'
import type { OfferedVehicle } from '../rate-cards/rate-card.store.ts'

/** A departure of a shuttle, for quotes of its seats. */
export type QuotedDeparture = {
  id: string
  cityId: string
  timeZone: string
  vehicleTypeId: string
  startAt: Temporal.Instant
  endAt: Temporal.Instant
  seatsLeft: number
  seatPrice: Money
  /** If true, it can be booked until it leaves. */
  isOpen: boolean
}

declare module '#platform/app.ts' {
  interface App {
    /** Finds a departure of a shuttle. Null if unknown. */
    findDeparture: (db: Db, id: string) => Promise<QuotedDeparture | null>
  }
}

type Planned = {
  trip: Pick<PlannedTrip, 'city' | 'start' | 'way'>
  choice: Choice
  vehicleType: OfferedVehicle['vehicleType']
}

type Shuttle = Extract<TripRequest, { departure_id: string }>

/** Plans seats of a departure that has not left and has enough. They are not reserved: the booking takes them. */
export async function planShuttle(
  { db, clock, findDeparture }: Pick<App, 'db' | 'clock' | 'findDeparture'>,
  { departure_id, seats }: Shuttle,
  language: Language,
): Promise<Result<Planned, PlanFailure>> {
  const unknown = fail({ code: 'departure_unknown', path: 'departure_id' })
  const departure = await findDeparture(db, departure_id)
  if (!departure?.isOpen || Temporal.Instant.compare(departure.startAt, clock.now()) <= 0) return unknown
  if (departure.seatsLeft < seats) return fail({ code: 'departure_full', path: 'seats' })
  const [city, vehicleType] = await Promise.all([
    findCity(db, departure.cityId),
    findVehicleType(db, departure.vehicleTypeId, language),
  ])
  if (!city || !vehicleType) return unknown
  const start = departure.startAt.toZonedDateTimeISO(departure.timeZone)
  return ok({
    trip: { city, start, way: null },
    choice: {
      chosen: { kind: 'shuttle', seats, seat_price: departure.seatPrice },
      end: departure.endAt,
      driving: [{ from: departure.startAt, to: departure.endAt }],
    },
    vehicleType,
  })
}
