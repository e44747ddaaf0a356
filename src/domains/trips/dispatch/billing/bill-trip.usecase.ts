import type { StaffActor } from '#domains/staff/public.ts'
import { languageOf } from '#kernel/locale.ts'
import { decimal, type Money } from '#kernel/money.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { SeatsAndMoney, WalletRefused } from '../../journey/seats-and-money.service.ts'
import type { NotifyTripTraveller } from '../../journey/trip-notices.service.ts'
import type { Dispatch, DispatchFailure, TripRevision } from '../dispatch-trip.service.ts'
import type { CreditNoteStore } from './credit-note.store.ts'
import type { DraftBill, DraftBillFailure } from './draft-bill.service.ts'
import { billSeries, numberIn } from './trip-bill.ts'

export type BillRefused =
  | WalletRefused
  | DraftBillFailure
  /** The bill differs from the preview. */
  | { code: 'bill_changed'; detail: string }
export type BillTripFailure = BillRefused | DispatchFailure

/**
 * Issues the bill of an ended trip with its tax details, and settles the wallet to the difference. If the wallet limit
 * prevents this, the trip remains unbilled. `acceptTotal`: the total shown in the preview.
 */
export type BillTrip = (
  seen: TripRevision & { acceptTotal: Money | null },
  by: StaffActor,
) => Promise<Result<null, BillTripFailure>>

type Needs = {
  dispatch: Dispatch
  draftBill: DraftBill
  creditNotes: Pick<CreditNoteStore, 'lastOf'>
  nextBillPosition: (tx: Db, series: string) => Promise<number>
  seatsAndMoney: Pick<SeatsAndMoney, 'settle'>
  tellTraveller: NotifyTripTraveller
}

export function billTrip(needs: Needs): BillTrip {
  const { dispatch, draftBill, creditNotes, nextBillPosition, seatsAndMoney, tellTraveller } = needs
  return ({ acceptTotal, ...seen }, by) =>
    dispatch<BillRefused>(by, 'bill', seen, async (tx, { trip, record }, now) => {
      const drafted = await draftBill(tx, trip, languageOf(trip.langId), now)
      if (!drafted.ok) return drafted
      const { total } = drafted.value.bill
      if (acceptTotal !== null && !isSame(acceptTotal, total))
        return fail({
          code: 'bill_changed',
          detail: `It comes to ${decimal(total.amount)} ${total.currency} now`,
        })
      // A bill issued after a credit note moves money separately.
      const occasion = (await creditNotes.lastOf(tx, trip.id)) ?? undefined
      const paid = await seatsAndMoney.settle(tx, trip, { billed: total, occasion }, now)
      if (!paid.ok) return paid
      const series = billSeries(now)
      const number = numberIn(series, await nextBillPosition(tx, series))
      const detail = { number, total }
      const recorded = await record({
        kind: 'billed',
        set: { ...drafted.value, billNumber: number, paid: paid.value },
        detail,
      })
      await tellTraveller(tx, trip.id, 'billed')
      return recorded
    })
}

function isSame(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency
}
