import type { TripActuals } from '#domains/fares/public.ts'
import { aboutEuros } from '#kernel/about-euros.ts'
import type { TripRecord } from '../../journey/trip.ts'

/** Bills are numbered without a gap in a series for each year, by UTC: `TRIP-2027`. */
export function billSeries(now: Temporal.Instant): string {
  return `TRIP-${now.toZonedDateTimeISO('UTC').year}`
}

/** Credit notes have a series of their own: `TRIP-CN-2027`. */
export function creditNoteSeries(now: Temporal.Instant): string {
  return `TRIP-CN-${now.toZonedDateTimeISO('UTC').year}`
}

/** `TRIP-2027-000042`. */
export function numberIn(series: string, position: number): string {
  return `${series}-${String(position).padStart(6, '0')}`
}

/** No trip has more of what came up on the way. */
export const MAX_CHARGES = 50

/** The largest charge, in hundredths of a currency: far above any toll, and its sum with any others is exact. */
export function mostOfCharge(currency: string): number {
  return aboutEuros(5000, currency)
}

/** How an ended trip was, for its bill; a seat of a shuttle has no kilometres. */
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
