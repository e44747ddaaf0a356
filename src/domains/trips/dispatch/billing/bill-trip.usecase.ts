import type { StaffActor } from '#domains/staff/public.ts'
import { languageOf } from '#kernel/locale.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { billTax, isReverseCharge, type BillParties } from '../../fares/taxes/bill-tax.ts'
import { withActuals, withTaxByRecipient, type FareInputs } from '../../fares/fare-inputs.ts'
import { termsOn, type TaxTerm } from '../../fares/taxes/tax-terms.ts'
import type { FareAgain } from '../../journey/fares/fare-again.service.ts'
import type { TellTraveller } from '../../journey/trip-notices.service.ts'
import type { SeatsAndMoney, WalletRefused } from '../../journey/seats-and-money.service.ts'
import type { TripStore } from '../../journey/trip.store.ts'
import type { Dispatch, DispatchFailure, SeenTrip } from '../dispatch-trip.service.ts'
import { actualsOf, billNumber, billSeries } from './trip-bill.ts'
import type { TripChargeStore } from './trip-charge.store.ts'

export type BillTripFailure = WalletRefused | DispatchFailure

/**
 * Bills an ended trip: the fare computed by the rate card's version of the quote from what the trip was, with what is to
 * be said of its tax, and the wallet settled to the difference. While the wallet's limit is in the way the trip stays to be billed.
 */
export type BillTrip = (seen: SeenTrip, by: StaffActor) => Promise<Result<null, BillTripFailure>>

type Needs = {
  dispatch: Dispatch
  trips: Pick<TripStore, 'change'>
  charges: Pick<TripChargeStore, 'list'>
  nextBillPosition: (tx: Db, series: string) => Promise<number>
  billParties: (tx: Db, tripId: string) => Promise<Omit<BillParties, 'broker'>>
  broker: BillParties['broker']
  taxTerms: readonly TaxTerm[]
  fareAgain: Pick<FareAgain, 'compute'>
  seatsAndMoney: Pick<SeatsAndMoney, 'settle'>
  tellTraveller: TellTraveller
}

export function billTrip(needs: Needs): BillTrip {
  const { dispatch, trips, charges, nextBillPosition, fareAgain, seatsAndMoney, tellTraveller } = needs
  const { billParties, broker, taxTerms } = needs
  return (seen, by) =>
    dispatch<WalletRefused>(by, 'bill', seen, async (tx, { trip, status }, now) => {
      const actual = actualsOf(trip, await charges.list(tx, trip.id))
      const driven = withActuals(trip.fareInputs as FareInputs, actual)
      const parties = { broker, ...(await billParties(tx, trip.id)) }
      const { rateCardVersionId, langId, category, timeZone } = trip
      const terms = termsOn(taxTerms, {
        country: driven.tax.country,
        day: dayOf(trip.startAt, timeZone),
        category,
      })
      const billInputs = isReverseCharge(terms, parties, driven.tax) ? withTaxByRecipient(driven) : driven
      const bill = await fareAgain.compute(tx, { inputs: billInputs, rateCardVersionId }, languageOf(langId))
      const paid = await seatsAndMoney.settle(tx, trip, bill.total, now)
      if (!paid.ok) return paid
      const series = billSeries(now)
      const number = billNumber(series, await nextBillPosition(tx, series))
      const detail = { number, total: bill.total }
      await trips.change(tx, trip, {
        set: {
          status,
          bill,
          billInputs,
          billTax: billTax({ terms, parties, tax: billInputs.tax, fare: bill, day: dayOf(now, timeZone) }),
          billNumber: number,
          paid: paid.value,
        },
        event: { kind: 'billed', by: { staffId: by.staffId }, detail },
        now,
      })
      await tellTraveller(tx, trip.id, 'billed')
      return ok({ audited: detail })
    })
}

function dayOf(at: Temporal.Instant, timeZone: string): string {
  return at.toZonedDateTimeISO(timeZone).toPlainDate().toString()
}
