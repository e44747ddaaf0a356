import { languageOf } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { Approver } from './approver.ts'
import { signInAddressOf } from '../people/sign-in/sign-in-address.ts'
import { TRIP_SMS, type TripNews, type TripNotice, type TripSms } from './trip-notice.ts'
import type { TripReads } from './trip-read.store.ts'
import { localTime } from './trip-reply.ts'

/**
 * Queues the notice of a trip in the caller's transaction, as the trip is in it: a mail, or to whom has no address a text
 * message of the few things that cannot wait.
 */
export type TellTraveller = (
  tx: Db,
  tripId: string,
  news: Exclude<TripNews, 'to_approve'> | TripSms,
) => Promise<void>

/** Asks those who may agree to a trip to do so, each by a mail in their language. */
export type AskApprovers = (tx: Db, tripId: string) => Promise<void>

export type QueueTripNotice = (tx: Db, news: TripNews, notice: TripNotice) => Promise<void>

type Needs = {
  reads: Pick<TripReads, 'find'>
  /** The traveller's supervisor; where they have none, the admins of the company. */
  approversOf: (tx: Db, tripId: string) => Promise<Approver[]>
  queueTripNotice: QueueTripNotice
  queueTripSms: (tx: Db, news: TripSms, notice: TripNotice) => Promise<void>
}

export function tripNotices({ reads, approversOf, queueTripNotice, queueTripSms }: Needs) {
  async function noticeOf(tx: Db, tripId: string, reader: Approver): Promise<TripNotice> {
    const shown = await reads.find(tx, tripId, languageOf(reader.langId))
    if (!shown) throw new Error(`there is no trip ${tripId} to tell of`)
    const { trip, facts } = shown
    return {
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
    }
  }

  const tellTraveller: TellTraveller = async (tx, tripId, news) => {
    const shown = await reads.find(tx, tripId, 'en')
    if (!shown) return
    const { traveller, langId } = shown.trip
    const { email, name, phone } = traveller
    const to = (recipient: string) => noticeOf(tx, tripId, { recipient, langId, name })
    if (email !== undefined) {
      if (news !== 'started') await queueTripNotice(tx, news, await to(email))
    } else if (isSms(news)) await queueTripSms(tx, news, await to(signInAddressOf({ mobile: phone }).to))
  }
  const askApprovers: AskApprovers = async (tx, tripId) => {
    for (const approver of await approversOf(tx, tripId))
      await queueTripNotice(tx, 'to_approve', await noticeOf(tx, tripId, approver))
  }
  return { tellTraveller, askApprovers }
}

function isSms(news: string): news is TripSms {
  return TRIP_SMS.some((one) => one === news)
}
