import { createHash } from 'node:crypto'
import {
  driverFault,
  categoryOf,
  DRIVER_TERMS,
  type DriverFault,
  openQuote,
  type OpenQuoteApp,
  type QuotedTrip,
  type QuoteRefusal,
} from '#domains/fares/public.ts'
import { recordAttribution, type PartnerAttribution } from '#domains/attribution/public.ts'
import { lockProfile } from '#domains/identity/public.ts'
import type { Language } from '#kernel/locale.ts'
import { zero, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { findBookingCompany, type BookedProfile } from './booker.store.ts'
import type { CreateTripBody } from './create-trip.contract.ts'
import type { Requester } from './notices/notice-limits.ts'
import { notifyApprovers, notifyTraveller, type NoticeApp } from './trip-notices.service.ts'
import { holdUnpaidTrip, type UnpaidRejection } from './hold-unpaid-trip.service.ts'
import { reserveTrip, type SeatsRejection, type WalletRejection } from './seats-and-money.service.ts'
import { changeTrip, findBookedTrips, insertTrip } from './trip.store.ts'
import type { TripActor } from './trip.ts'
import type { Approval, PayBy } from './trip.contract.ts'

const details = {
  quote_used: 'You have booked this quote with other data',
  idempotency_key_reused: 'This key was used for another trip',
  price_changed: 'The total that was accepted is not the one of this quote',
  pick_up_in_the_past: 'The pick-up is over',
  profile_not_found: 'There is nobody of that profile whom you may book for',
  wallet_not_yours: 'Only a company’s people pay by its wallet',
  wallet_currency: 'The wallet is in another currency than the quote',
} as const

type OrderRejection = { code: keyof typeof details; detail: string }
type DriverRejection = {
  code: DriverFault['code']
  detail: string
  faults: readonly { path: string; code: DriverFault['code'] }[]
}
export type BookTripFailure =
  | OrderRejection
  | DriverRejection
  | QuoteRefusal
  | WalletRejection
  | SeatsRejection
  | UnpaidRejection

/** The booker of a trip, and the person it is for. */
export type Booker = {
  /** Profile of a trips user. Null if a member of the staff books for a caller. */
  profileId: string | null
  /** The company whose prices and wallet apply. */
  companyId: string | null
  /** If true, their trips need no approval. */
  isApprover: boolean
  by: TripActor
  /** Null for a member of the staff. */
  requester: Requester | null
  /** Null if they may not book for this person. */
  findTraveller: () => Promise<BookedProfile | null>
  /** Runs the booking in a transaction. Its value is the new trip's id, or null if nothing was written. */
  write: (
    work: (tx: Db, now: Temporal.Instant) => Promise<string | null>,
    audited: { total: Money },
  ) => Promise<string | null>
}

export type TripOrder = Omit<CreateTripBody, 'profile_id'> & {
  booker: Booker
  /** The request as text: identical orders have identical text. */
  text: string
  apiKeyId: string | null
  /** The partner whose widget is used for the booking. Null if none. */
  attribution: PartnerAttribution | null
  /** Value of the Idempotency-Key header. */
  key: string | null
  language: Language
}

/** The parts of the app that book trips. */
export type BookingApp = NoticeApp & OpenQuoteApp & Pick<App, 'settings' | 'unpaidHolds' | 'takeSeats'>

/** Thrown inside the transaction to roll it back. */
class RejectedBooking extends Error {
  readonly failure: BookTripFailure
  constructor(failure: BookTripFailure) {
    super(failure.code)
    this.failure = failure
  }
}

/**
 * Books a quote once. Repeating the order, with or without a key, returns the existing trip. The trip, its shuttle
 * seats, its wallet charge, its event and its mail share one transaction (decision 0052).
 */
export async function bookTrip(app: BookingApp, order: TripOrder): Promise<Result<string, BookTripFailure>> {
  const { booker, key, quote_id: quoteId } = order
  const booking = {
    quoteHash: sha256(quoteId),
    bookedBy: booker.profileId,
    orderKey: key,
    orderHash: sha256(order.text),
  }
  const before = await bookedBefore(app, booking)
  if (before) return before
  const opened = await openQuote(app, quoteId, order.language)
  if (!opened.ok) return opened
  const checked = await check(app, opened.value, order)
  if (!checked.ok) return checked
  const { traveller, payBy, approval } = checked.value
  try {
    const quoted = opened.value
    const { total } = quoted.fare
    const id = await booker.write(
      async (tx, now) => {
        // An erasure of the traveller either precedes this or finds the trip.
        if (traveller.profileId !== null && !(await lockProfile(tx, traveller.profileId)))
          throw new RejectedBooking(rejection('profile_not_found'))
        const departure = departureOf(quoted)
        const trip = {
          quoted,
          ...booking,
          departure,
          profileId: traveller.profileId,
          companyId: booker.companyId,
          apiKeyId: order.apiKeyId,
          traveller: order.traveller,
          langId: traveller.langId,
          payBy,
          approval,
          unpaidMinutes: app.settings.of('trip_unpaid'),
          costCentre: order.cost_centre ?? traveller.costCentre,
          notes: order.notes ?? null,
          partnerCode: order.partner_code ?? null,
          subId: order.sub_id ?? null,
          metadata: order.metadata,
        }
        const tripId = await insertTrip(tx, trip, now)
        if (tripId === null) return null
        if (payBy !== 'wallet' && booker.requester !== null && total.amount > 0) {
          const { startAt, endAt } = quoted
          const seats = departure?.seats ?? 1
          const unpaid = {
            id: tripId,
            requester: booker.requester,
            traveller: order.traveller,
            seats,
            startAt,
            endAt,
          }
          const rejected = await holdUnpaidTrip(app, tx, unpaid)
          if (rejected) throw new RejectedBooking(rejected)
        }
        const none = zero(total.currency)
        const payer = { id: tripId, companyId: booker.companyId, payBy, paid: none, collected: none }
        const paid = await reserveTrip(app, tx, { ...payer, total, departure }, now)
        if (!paid.ok) throw new RejectedBooking(paid.failure)
        if (order.attribution) await recordAttribution(tx, tripId, order.attribution, 'trip')
        const event = { kind: 'booked' as const, by: booker.by, detail: { approval, total } }
        await changeTrip(tx, { id: tripId }, { set: { paid: paid.value }, event, now })
        await notifyTraveller(
          app,
          tx,
          tripId,
          approval === 'waiting' ? 'waiting' : payBy === 'card' ? 'reserved' : 'booked',
          booker.requester,
        )
        if (approval === 'waiting') await notifyApprovers(app, tx, tripId)
        return tripId
      },
      { total },
    )
    if (id !== null) return ok(id)
  } catch (error) {
    if (!(error instanceof RejectedBooking)) throw error
    return { ok: false, failure: error.failure }
  }
  // The same order was sent twice at once, and the other one was first.
  return (await bookedBefore(app, booking)) ?? reject('quote_used')
}

async function bookedBefore(
  { db }: BookingApp,
  booking: Parameters<typeof findBookedTrips>[1] & { orderHash: Buffer },
) {
  const found = await findBookedTrips(db, booking)
  const ofQuote = found.find(({ quoteHash }) => quoteHash?.equals(booking.quoteHash))
  if (!ofQuote) return found.length > 0 ? reject('idempotency_key_reused') : null
  if (found.length > 1) return reject('idempotency_key_reused')
  return ofQuote.orderHash?.equals(booking.orderHash) ? ok(ofQuote.id) : reject('quote_used')
}

async function check(
  { db, clock }: BookingApp,
  quoted: QuotedTrip,
  order: TripOrder,
): Promise<Result<CheckedOrder, BookTripFailure>> {
  const { booker, accept_total: accepted } = order
  const { total } = quoted.fare
  if (quoted.companyId !== null && quoted.companyId !== booker.companyId)
    return fail({ code: 'quote_unknown' })
  if (accepted.amount !== total.amount || accepted.currency !== total.currency) return reject('price_changed')
  if (Temporal.Instant.compare(quoted.startAt, clock.now()) <= 0) return reject('pick_up_in_the_past')
  const driver = categoryOf(quoted.request.category).hasDriver ? null : driverFault(order.traveller)
  if (driver) return rejectDriver(driver)
  const traveller = await booker.findTraveller()
  if (!traveller) return reject('profile_not_found')
  const company = booker.companyId === null ? null : await findBookingCompany(db, booker.companyId)
  const payBy = order.pay_by ?? (company ? 'wallet' : 'driver')
  if (payBy === 'wallet' && !company) return reject('wallet_not_yours')
  if (payBy === 'wallet' && company?.currency !== total.currency) return reject('wallet_currency')
  const needsApproval = company?.approvalRequired === true && !booker.isApprover
  return ok({ traveller, payBy, approval: needsApproval ? 'waiting' : 'none' })
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

type CheckedOrder = { traveller: BookedProfile; payBy: PayBy; approval: Approval }

function rejection(code: OrderRejection['code']): OrderRejection {
  return { code, detail: details[code] }
}

function reject(code: OrderRejection['code']) {
  return fail(rejection(code))
}

function rejectDriver({ code, field }: DriverFault) {
  const { age, licence_years: years } = DRIVER_TERMS
  const detail = `From ${age} years on, with a licence of ${years} or more`
  return fail({ code, detail, faults: [{ path: `traveller.${field}`, code }] })
}

function departureOf({ request }: QuotedTrip): { id: string; seats: number } | null {
  return 'departure_id' in request ? { id: request.departure_id, seats: request.seats } : null
}
