import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import { add } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { billSettlement } from '../../journey/bill-settlement.ts'
import type { RecomputeFares } from '../../journey/fares/recompute-fares.service.ts'
import { afterAct, type TripActRefused } from '../../journey/trip-state.ts'
import type { TripStore } from '../../journey/trip.store.ts'
import type { DraftBill, DraftBillFailure } from './draft-bill.service.ts'
import type { NextBill } from './next-bill.contract.ts'

export type NextBillFailure = { code: 'trip_not_found'; detail: string } | TripActRefused | DraftBillFailure

/** Previews the complete bill of an ended trip. */
export type ReadNextBill = (tripId: string, language: Language) => Promise<Result<NextBill, NextBillFailure>>

type Needs = {
  db: Db
  trips: Pick<TripStore, 'find'>
  draftBill: DraftBill
  recomputeFares: Pick<RecomputeFares, 'explain'>
  clock: Clock
}

export function readNextBill({ db, trips, draftBill, recomputeFares, clock }: Needs): ReadNextBill {
  return async (tripId, language) => {
    const trip = await trips.find(db, tripId)
    if (!trip) return fail({ code: 'trip_not_found', detail: 'There is no such trip' })
    const possible = afterAct(trip.status, 'bill')
    if (!possible.ok) return possible
    const drafted = await draftBill(db, trip, language, clock.now())
    if (!drafted.ok) return drafted
    const { billInputs: inputs, billTax } = drafted.value
    const { rateCardVersionId } = trip
    const bill = await recomputeFares.explain(db, { inputs, rateCardVersionId }, language)
    const { taken, returned, paid, due } = billSettlement(trip, bill.total)
    const money = { quoted: trip.total, billed: bill.total, paid: add(paid, trip.collected), due }
    return ok({
      bill,
      tax: billTax,
      money,
      taken,
      returned,
    })
  }
}
