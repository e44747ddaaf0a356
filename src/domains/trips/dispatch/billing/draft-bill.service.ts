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
import type { Language } from '#kernel/locale.ts'
import { decimal } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { RecomputeFares } from '../../journey/fares/recompute-fares.service.ts'
import type { TripRecord } from '../../journey/trip.ts'
import { actualsOf, mostOfCharge } from './trip-bill.ts'
import type { TripChargeStore } from './trip-charge.store.ts'

/** The bill of an ended trip, as it would be issued now. */
export type BillDraft = { bill: Fare; billInputs: FareInputs; billTax: BillTax }

/** A charge from before the maximum existed. It has to be removed before billing. */
export type DraftBillFailure = { code: 'charge_too_large'; detail: string }

/** Computes a trip's bill: its fare from the actual trip and the rate-card version of the quote, and its tax. */
export type DraftBill = (
  db: Db,
  trip: TripRecord,
  language: Language,
  now: Temporal.Instant,
) => Promise<Result<BillDraft, DraftBillFailure>>

type Needs = {
  charges: Pick<TripChargeStore, 'list'>
  billParties: (db: Db, tripId: string) => Promise<Omit<BillParties, 'broker'>>
  broker: BillParties['broker']
  taxTerms: readonly TaxTerm[]
  recomputeFares: Pick<RecomputeFares, 'compute'>
}

export function draftBill({ charges, billParties, broker, taxTerms, recomputeFares }: Needs): DraftBill {
  return async (db, trip, language, now) => {
    const { rateCardVersionId, category, timeZone } = trip
    const added = await charges.list(db, trip.id)
    const most = mostOfCharge(trip.total.currency)
    if (added.some(({ amount }) => amount > most))
      return fail({
        code: 'charge_too_large',
        detail: `A charge is above ${decimal(most)} ${trip.total.currency}: remove it first`,
      })
    const driven = withActuals(
      trip.fareInputs as FareInputs,
      actualsOf(
        trip,
        added.map(({ kind, amount, reason }) => ({ kind, amount, reason })),
      ),
    )
    const parties = { broker, ...(await billParties(db, trip.id)) }
    const terms = termsOn(taxTerms, {
      country: driven.tax.country,
      day: dayOf(trip.startAt, timeZone),
      category,
    })
    const billInputs = isReverseCharge(terms, parties, driven.tax) ? withTaxByRecipient(driven) : driven
    const bill = await recomputeFares.compute(db, { inputs: billInputs, rateCardVersionId }, language)
    const tax = billTax({ terms, parties, tax: billInputs.tax, fare: bill, day: dayOf(now, timeZone) })
    return ok({ bill, billInputs, billTax: tax })
  }
}

function dayOf(at: Temporal.Instant, timeZone: string): string {
  return at.toZonedDateTimeISO(timeZone).toPlainDate().toString()
}
