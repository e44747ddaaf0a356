import type { Clock } from '#kernel/clock.ts'
import { langIdOf, type Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { TRIP_CATEGORIES } from '../fares/trip-category.contract.ts'
import type { OpenQuote, QuotedTrip, QuoteRefusal } from '../fares/quoted-trip.ts'
import type { EmbeddingKey, TripCaller } from '../people/trip-caller.ts'
import type { BookerStore, BookedProfile } from './booker.store.ts'
import type { CreateTripBody } from './create-trip.contract.ts'
import type { AskApprovers, TellTraveller } from './trip-notices.service.ts'
import type { SeatsRefused, TripPayments, WalletRefused } from './trip-payments.service.ts'
import type { TripStore } from './trip.store.ts'
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

type OrderRefused = { code: keyof typeof details; detail: string }
export type CreateTripFailure = OrderRefused | QuoteRefusal | WalletRefused | SeatsRefused

export type TripOrder = CreateTripBody & {
  caller: TripCaller
  embeddingKey: EmbeddingKey | null
  /** The Idempotency-Key. */
  key: string | null
  language: Language
}

/** Books the trip of a quote; answers its id. */
export type CreateTrip = (order: TripOrder) => Promise<Result<string, CreateTripFailure>>

type Needs = {
  db: Db
  trips: Pick<TripStore, 'insert' | 'findBooked' | 'change'>
  bookers: Pick<BookerStore, 'profileFor' | 'companyOf'>
  openQuote: OpenQuote
  payments: Pick<TripPayments, 'reserve'>
  tellTraveller: TellTraveller
  askApprovers: AskApprovers
  sha256: (text: string) => Buffer
  clock: Clock
}

/** Thrown inside the transaction to roll it back. */
class Refused extends Error {
  readonly failure: WalletRefused | SeatsRefused
  constructor(failure: WalletRefused | SeatsRefused) {
    super(failure.code)
    this.failure = failure
  }
}

/**
 * Books a quote once: the same order again, under a key or without one, is answered with the trip there is. The trip, its
 * seats of a shuttle, its charge to the wallet, its event and its mail are one transaction (decision 0055).
 */
export function createTrip(needs: Needs): CreateTrip {
  const { db, trips, bookers, openQuote, payments, tellTraveller, askApprovers, sha256, clock } = needs

  return async (order) => {
    const { caller, key, quote_id: quoteId } = order
    const booking = {
      quoteHash: sha256(quoteId),
      bookedBy: caller.profileId,
      orderKey: key,
      orderHash: sha256(contentOf(order)),
    }
    const before = await bookedBefore(booking)
    if (before) return before
    const opened = await openQuote(quoteId, order.language)
    if (!opened.ok) return opened
    const checked = await check(opened.value, order)
    if (!checked.ok) return checked
    const { traveller, payBy, approval } = checked.value
    try {
      const id = await db.transaction().execute(async (tx) => {
        const now = clock.now()
        const quoted = opened.value
        const departure = departureOf(quoted)
        const trip = {
          quoted,
          ...booking,
          departure,
          profileId: traveller.profileId,
          companyId: caller.companyId,
          apiKeyId: order.embeddingKey?.id ?? null,
          traveller: order.traveller,
          langId: traveller.langId,
          payBy,
          approval,
          costCentre: order.cost_centre ?? traveller.costCentre,
          notes: order.notes ?? null,
          partnerCode: order.partner_code ?? null,
          subId: order.sub_id ?? null,
          metadata: order.metadata,
        }
        const tripId = await trips.insert(tx, trip, now)
        if (tripId === null) return null
        const { total } = quoted.fare
        const payer = { id: tripId, companyId: caller.companyId, payBy, paid: { ...total, amount: 0 } }
        const paid = await payments.reserve(tx, { ...payer, total, departure }, now)
        if (!paid.ok) throw new Refused(paid.failure)
        const event = { kind: 'booked', by: { profileId: caller.profileId }, detail: { approval, total } }
        await trips.change(tx, { id: tripId }, { set: { paid: paid.value }, event, now })
        await tellTraveller(tx, tripId, approval === 'waiting' ? 'waiting' : 'booked')
        if (approval === 'waiting') await askApprovers(tx, tripId)
        return tripId
      })
      if (id !== null) return ok(id)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { ok: false, failure: error.failure }
    }
    // The same order was sent twice at once, and the other came first.
    return (await bookedBefore(booking)) ?? refuse('quote_used')
  }

  async function bookedBefore(booking: Parameters<TripStore['findBooked']>[1] & { orderHash: Buffer }) {
    const found = await trips.findBooked(db, booking)
    const ofQuote = found.find(({ quoteHash }) => quoteHash?.equals(booking.quoteHash))
    if (!ofQuote) return found.length > 0 ? refuse('idempotency_key_reused') : null
    if (found.length > 1) return refuse('idempotency_key_reused')
    return ofQuote.orderHash?.equals(booking.orderHash) ? ok(ofQuote.id) : refuse('quote_used')
  }

  async function check(quoted: QuotedTrip, order: TripOrder): Promise<Result<Checked, CreateTripFailure>> {
    const { caller, accept_total: accepted, profile_id: profileId = caller.profileId } = order
    const { total } = quoted.fare
    if (quoted.companyId !== null && quoted.companyId !== caller.companyId)
      return fail({ code: 'quote_unknown' })
    if (accepted.amount !== total.amount || accepted.currency !== total.currency)
      return refuse('price_changed')
    if (Temporal.Instant.compare(quoted.startAt, clock.now()) <= 0) return refuse('pick_up_in_the_past')
    const profile = await bookers.profileFor(db, caller, profileId)
    if (!profile) return refuse('profile_not_found')
    const traveller =
      profileId === caller.profileId ? { ...profile, langId: langIdOf(order.language) } : profile
    const company = caller.companyId === null ? null : await bookers.companyOf(db, caller.companyId)
    const payBy = order.pay_by ?? (company ? 'wallet' : 'driver')
    if (payBy === 'wallet' && !company) return refuse('wallet_not_yours')
    if (payBy === 'wallet' && company?.currency !== total.currency) return refuse('wallet_currency')
    const needsApproval = company?.approvalRequired === true && !caller.isSupervisor && !caller.isAdmin
    return ok({ traveller, payBy, approval: needsApproval ? 'waiting' : 'none' })
  }
}

type Checked = { traveller: BookedProfile; payBy: PayBy; approval: Approval }

function refuse(code: OrderRefused['code']) {
  return fail({ code, detail: details[code] })
}

/** What an order says, as text: the same for the same order. */
function contentOf(order: TripOrder): string {
  const said = { ...order, caller: order.caller.profileId, embeddingKey: null, key: null, language: null }
  return JSON.stringify(said)
}

function departureOf({ request }: QuotedTrip): { id: string; seats: number } | null {
  return request.category === TRIP_CATEGORIES.shuttle
    ? { id: request.departure_id, seats: request.seats }
    : null
}
