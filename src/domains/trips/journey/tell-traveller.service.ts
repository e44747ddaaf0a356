import { languageOf } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripNews, TripNotice } from './trip-notice.ts'
import type { TripReads } from './trip-read.store.ts'
import { localTime } from './trip-reply.ts'

/** Queues the notice of a trip in the caller's transaction, as the trip is in it; without an address, nothing. */
export type TellTraveller = (tx: Db, tripId: string, news: TripNews) => Promise<void>

export type QueueTripNotice = (tx: Db, news: TripNews, notice: TripNotice) => Promise<void>

type Needs = { reads: Pick<TripReads, 'find'>; queueTripNotice: QueueTripNotice }

export function tellTraveller({ reads, queueTripNotice }: Needs): TellTraveller {
  return async (tx, tripId, news) => {
    const shown = await reads.find(tx, tripId, 'en')
    const recipient = shown?.trip.traveller.email
    if (!shown || recipient === undefined) return
    const { langId } = shown.trip
    const inLanguage = languageOf(langId) === 'en' ? shown : await reads.find(tx, tripId, languageOf(langId))
    if (!inLanguage) return
    const { trip, facts } = inLanguage
    await queueTripNotice(tx, news, {
      recipient,
      langId,
      name: trip.traveller.name,
      reference: trip.reference,
      city: facts.cityName,
      start: localTime(trip.startAt, trip.timeZone),
      vehicleType: facts.vehicleTypeName,
      total: trip.total,
      vehicle: facts.vehicle,
      driver: facts.driver,
      cancelled: trip.cancelled,
      bill: trip.bill && trip.billNumber !== null ? { number: trip.billNumber, fare: trip.bill } : null,
    })
  }
}
