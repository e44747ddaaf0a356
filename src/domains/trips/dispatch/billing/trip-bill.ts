import type { TripActuals } from '#domains/fares/public.ts'
import { aboutEuros } from '#kernel/about-euros.ts'
import type { TripRecord } from '../../journey/trip.ts'

/** Returns the series of bill numbers of the current UTC year, such as `TRIP-2027`. Numbers have no gaps. */
export function billSeries(now: Temporal.Instant): string {
  return `TRIP-${now.toZonedDateTimeISO('UTC').year}`
}

/** Returns the separate series of credit notes, such as `TRIP-CN-2027`. */
export function creditNoteSeries(now: Temporal.Instant): string {
  return `TRIP-CN-${now.toZonedDateTimeISO('UTC').year}`
}

/** Returns a number such as `TRIP-2027-000042`. */
export function numberIn(series: string, position: number): string {
  return `${series}-${String(position).padStart(6, '0')}`
}

/** Maximum number of incidental charges of a trip. */
export const MAX_CHARGES = 50

/** Returns the largest charge, in hundredths of a currency: far above any toll, yet small enough for exact sums. */
export function maxCharge(currency: string): number {
  return aboutEuros(5000, currency)
}

/** Returns the actual details of an ended trip, for its bill. A shuttle seat has 0 km. */
export function actualsOf(trip: TripRecord, charges: TripActuals['charges']): TripActuals {
  const { startedAt, endedAt, odometerStartKm, odometerEndKm } = trip
  if (!startedAt || !endedAt) throw new Error(`trip ${trip.id} is ${trip.status} without a start or an end`)
  return {
    km: odometerStartKm === null || odometerEndKm === null ? 0 : odometerEndKm - odometerStartKm,
    started_at: startedAt.toString(),
    ended_at: endedAt.toString(),
    waiting_minutes: trip.waitingMinutes ?? 0,
    garage_km: trip.garageKm ?? 0,
    garage_minutes: trip.garageMinutes ?? 0,
    charges,
    keeps_estimates: true,
  }
}
