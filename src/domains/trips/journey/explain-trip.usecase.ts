import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Fare, FareExplanation } from '../fares/quote.contract.ts'
import type { TripCaller } from '../people/trip-caller.ts'
import type { FareAgain } from './fare-again.service.ts'
import type { TripReads } from './trip-read.store.ts'

/** A fare as it comes out today; `matches`: it is to the cent what was kept, line by line. */
export type Explained = FareExplanation & { matches: boolean }

export type ExplainTripFailure = { code: 'trip_not_found'; detail: string }

/** Computes the quoted and the billed fare of a trip again, however long ago it was. */
export type ExplainTrip = (request: {
  caller: TripCaller
  tripId: string
  language: Language
}) => Promise<Result<{ quoted: Explained; billed: Explained | null }, ExplainTripFailure>>

type Needs = { db: Db; reads: Pick<TripReads, 'findFor'>; fareAgain: Pick<FareAgain, 'explain'> }

export function explainTrip({ db, reads, fareAgain }: Needs): ExplainTrip {
  return async ({ caller, tripId, language }) => {
    const seen = await reads.findFor(db, caller, tripId, language)
    if (!seen) return fail({ code: 'trip_not_found', detail: 'There is no such trip' })
    const { rateCardVersionId, fareInputs, fare, billInputs, bill } = seen.trip
    const explain = async (inputs: object, kept: Fare): Promise<Explained> => {
      const again = await fareAgain.explain(db, { inputs, rateCardVersionId }, language)
      return { ...again, matches: amountsOf(again) === amountsOf(kept) }
    }
    return ok({
      quoted: await explain(fareInputs, fare),
      billed: billInputs && bill ? await explain(billInputs, bill) : null,
    })
  }
}

/** What two computations of a fare agree in, whatever their language. */
function amountsOf({ lines, total }: Pick<Fare, 'lines' | 'total'>): string {
  const parts = lines.map(({ kind, rule, amount }) => [kind, rule, amount.amount, amount.currency])
  return JSON.stringify([parts, total.amount, total.currency])
}
