import { languageOf } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { Approver } from './approver.ts'
import type { TripNews, TripNotice } from './trip-notice.ts'
import type { TripReads } from './trip-read.store.ts'
import { localTime } from './trip-reply.ts'

/** Queues the notice of a trip in the caller's transaction, as the trip is in it; without an address, nothing. */
export type TellTraveller = (tx: Db, tripId: string, news: Exclude<TripNews, 'to_approve'>) => Promise<void>

/** Asks those who may agree to a trip to do so, each by a mail in their language. */
export type AskApprovers = (tx: Db, tripId: string) => Promise<void>

export type QueueTripNotice = (tx: Db, news: TripNews, notice: TripNotice) => Promise<void>

type Needs = {
  reads: Pick<TripReads, 'find'>
  /** The traveller's supervisor; where they have none, the admins of the company. */
  approversOf: (tx: Db, tripId: string) => Promise<Approver[]>
  queueTripNotice: QueueTripNotice
}

export function tripNotices({ reads, approversOf, queueTripNotice }: Needs) {
  async function tell(tx: Db, tripId: string, news: TripNews, reader: Approver) {
    const shown = await reads.find(tx, tripId, languageOf(reader.langId))
    if (!shown) throw new Error(`there is no trip ${tripId} to tell of`)
    const { trip, facts } = shown
    await queueTripNotice(tx, news, {
      ...reader,
      traveller: trip.traveller.name,
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

  const tellTraveller: TellTraveller = async (tx, tripId, news) => {
    const shown = await reads.find(tx, tripId, 'en')
    const { email, name } = shown?.trip.traveller ?? {}
    if (!shown || email === undefined || name === undefined) return
    await tell(tx, tripId, news, { recipient: email, langId: shown.trip.langId, name })
  }
  const askApprovers: AskApprovers = async (tx, tripId) => {
    for (const approver of await approversOf(tx, tripId)) await tell(tx, tripId, 'to_approve', approver)
  }
  return { tellTraveller, askApprovers }
}
