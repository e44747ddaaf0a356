import {
  withActuals,
  withTaxByRecipient,
  billTax,
  isReverseCharge,
  termsOn,
  type FareInputs,
  type Fare,
  type BillTax,
  type BillParties,
  type TaxTerm,
} from '#domains/fares/public.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import { add, decimal, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { billSettlement } from '../../journey/bill-settlement.ts'
import { computeStoredFare, explainStoredFare } from '../../journey/fares/explain-fares.service.ts'
import { noSuchTrip } from '../../journey/read-trip.usecase.ts'
import { settleTrip, undoSettlement, type WalletRejection } from '../../journey/seats-and-money.service.ts'
import { notifyTraveller, type NoticeApp } from '../../journey/trip-notices.service.ts'
import { statusAfter } from '../../journey/trip-state.ts'
import { findTrip } from '../../journey/trip.store.ts'
import type { TripRecord } from '../../journey/trip.ts'
import { dispatchTrip } from '../dispatch-trip.service.ts'
import type * as operations from './billing-operations.contract.ts'
import { findBillParties, findLastCreditNote, issueCreditNote, nextBillPosition } from './trip-bill.store.ts'
import { actualsOf, billSeries, creditNoteSeries, maxCharge, numberIn } from './trip-bill.ts'
import { listCharges } from './trip-charge.store.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Us, as a party to the bills of trips. */
    broker: BillParties['broker']
    tripTaxTerms: readonly TaxTerm[]
  }
}

type BillingApp = Pick<App, 'db' | 'clock' | 'broker' | 'tripTaxTerms'>

/** The bill of an ended trip, as it would be issued now. */
type BillDraft = { bill: Fare; billInputs: FareInputs; billTax: BillTax }

/** A charge from before the maximum existed. It has to be removed before billing. */
type DraftRejection = { code: 'charge_too_large'; detail: string }

/** Previews the complete bill of an ended trip. */
export async function readNextBill(
  app: BillingApp,
  { params, language }: Call<typeof operations.readNextBill>,
) {
  const { db, clock } = app
  const trip = await findTrip(db, params.id)
  if (!trip) return noSuchTrip
  const possible = statusAfter(trip.status, 'bill')
  if (!possible.ok) return possible
  const drafted = await draftBill(app, db, trip, language, clock.now())
  if (!drafted.ok) return drafted
  const { billInputs: inputs, billTax: tax } = drafted.value
  const { rateCardVersionId } = trip
  const bill = await explainStoredFare(db, { inputs, rateCardVersionId }, language)
  const { taken, returned, paid, due } = billSettlement(trip, bill.total)
  const money = { quoted: trip.total, billed: bill.total, paid: add(paid, trip.collected), due }
  return ok({ bill, tax, money, taken, returned })
}

/** `bill_changed`: the bill differs from the preview. */
type BillRejection = WalletRejection | DraftRejection | { code: 'bill_changed'; detail: string }

/**
 * Issues the bill of an ended trip with its tax details, and settles the wallet to the difference. If the wallet limit
 * prevents this, the trip remains unbilled.
 */
export function billTrip(app: NoticeApp & BillingApp, call: Call<typeof operations.billTrip>) {
  const { accept_total: acceptTotal } = call.body
  return dispatchTrip<BillRejection>(app, call, 'bill', async (tx, { trip, record }, now) => {
    const drafted = await draftBill(app, tx, trip, languageOf(trip.langId), now)
    if (!drafted.ok) return drafted
    const { total } = drafted.value.bill
    if (acceptTotal && !isSame(acceptTotal, total))
      return fail({
        code: 'bill_changed',
        detail: `It comes to ${decimal(total.amount)} ${total.currency} now`,
      })
    // A bill issued after a credit note moves money separately.
    const occasion = (await findLastCreditNote(tx, trip.id)) ?? undefined
    const paid = await settleTrip(tx, trip, { billed: total, occasion }, now)
    if (!paid.ok) return paid
    const series = billSeries(now)
    const number = numberIn(series, await nextBillPosition(tx, series))
    const recorded = await record({
      kind: 'billed',
      set: { ...drafted.value, billNumber: number, paid: paid.value },
      detail: { number, total },
    })
    await notifyTraveller(app, tx, trip.id, 'billed')
    return recorded
  })
}

/**
 * Cancels a wrong bill in full by a numbered credit note that stores it. The trip is ended and unbilled again, ready
 * for correction. Any amount taken from a wallet above the quote is returned at once.
 */
export function creditBill(app: NoticeApp & Pick<App, 'db'>, call: Call<typeof operations.creditBill>) {
  const { reason } = call.body
  const { staffId } = call.by
  return dispatchTrip(app, call, 'credit_bill', async (tx, { trip, record }, now) => {
    const { id, bill, billNumber } = trip
    if (!bill || billNumber === null) throw new Error(`trip ${id} is ${trip.status} without a bill`)
    const series = creditNoteSeries(now)
    const number = numberIn(series, await nextBillPosition(tx, series))
    await issueCreditNote(tx, { number, tripId: id, reason, staffId }, now)
    const paid = await undoSettlement(tx, trip, billNumber, now)
    const recorded = await record({
      kind: 'credited',
      set: { bill: null, billInputs: null, billTax: null, billNumber: null, paid },
      detail: { number, bill: billNumber, total: bill.total, reason },
    })
    await notifyTraveller(app, tx, id, 'credited')
    return recorded
  })
}

/** Computes a trip's bill: its fare from the actual trip and the rate-card version of the quote, and its tax. */
async function draftBill(
  { broker, tripTaxTerms }: BillingApp,
  db: Db,
  trip: TripRecord,
  language: Language,
  now: Temporal.Instant,
): Promise<Result<BillDraft, DraftRejection>> {
  const { rateCardVersionId, category, timeZone } = trip
  const added = await listCharges(db, trip.id)
  const max = maxCharge(trip.total.currency)
  if (added.some(({ amount }) => amount > max))
    return fail({
      code: 'charge_too_large',
      detail: `A charge is above ${decimal(max)} ${trip.total.currency}: remove it first`,
    })
  const driven = withActuals(
    trip.fareInputs as FareInputs,
    actualsOf(
      trip,
      added.map(({ kind, amount, reason }) => ({ kind, amount, reason })),
    ),
  )
  const parties = { broker, ...(await findBillParties(db, trip.id)) }
  const terms = termsOn(tripTaxTerms, {
    country: driven.tax.country,
    day: dayOf(trip.startAt, timeZone),
    category,
  })
  const billInputs = isReverseCharge(terms, parties, driven.tax) ? withTaxByRecipient(driven) : driven
  const bill = await computeStoredFare(db, { inputs: billInputs, rateCardVersionId }, language)
  const tax = billTax({ terms, parties, tax: billInputs.tax, fare: bill, day: dayOf(now, timeZone) })
  return ok({ bill, billInputs, billTax: tax })
}

function isSame(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency
}

function dayOf(at: Temporal.Instant, timeZone: string): string {
  return at.toZonedDateTimeISO(timeZone).toPlainDate().toString()
}
