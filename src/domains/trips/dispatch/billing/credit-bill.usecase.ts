import type { StaffActor } from '#domains/staff/public.ts'
import type { Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { SeatsAndMoney } from '../../journey/seats-and-money.service.ts'
import type { NotifyTripTraveller } from '../../journey/trip-notices.service.ts'
import type { Dispatch, DispatchFailure, TripRevision } from '../dispatch-trip.service.ts'
import type { CreditNoteStore } from './credit-note.store.ts'
import { creditNoteSeries, numberIn } from './trip-bill.ts'

export type CreditBillFailure = DispatchFailure

/**
 * Cancels a wrong bill in full by a numbered credit note that stores it. The trip is ended and unbilled again, ready
 * for correction. Any amount taken from a wallet above the quote is returned at once.
 */
export type CreditBill = (
  credit: TripRevision & { reason: string },
  by: StaffActor,
) => Promise<Result<null, CreditBillFailure>>

type Needs = {
  dispatch: Dispatch
  creditNotes: Pick<CreditNoteStore, 'issue'>
  nextBillPosition: (tx: Db, series: string) => Promise<number>
  seatsAndMoney: Pick<SeatsAndMoney, 'undoSettlement'>
  tellTraveller: NotifyTripTraveller
}

export function creditBill(needs: Needs): CreditBill {
  const { dispatch, creditNotes, nextBillPosition, seatsAndMoney, tellTraveller } = needs
  return ({ reason, ...seen }, by) =>
    dispatch(by, 'credit_bill', seen, async (tx, { trip, record }, now) => {
      const { id, bill, billNumber } = trip
      if (!bill || billNumber === null) throw new Error(`trip ${id} is ${trip.status} without a bill`)
      const series = creditNoteSeries(now)
      const number = numberIn(series, await nextBillPosition(tx, series))
      await creditNotes.issue(tx, { number, tripId: id, reason, staffId: by.staffId }, now)
      const paid = await seatsAndMoney.undoSettlement(tx, trip, billNumber, now)
      const detail = { number, bill: billNumber, total: bill.total, reason }
      const recorded = await record({
        kind: 'credited',
        set: { bill: null, billInputs: null, billTax: null, billNumber: null, paid },
        detail,
      })
      await tellTraveller(tx, id, 'credited')
      return recorded
    })
}
