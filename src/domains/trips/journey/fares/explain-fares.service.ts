import type { Fare, FareExplanation } from '#domains/fares/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { RecomputeFares } from './recompute-fares.service.ts'
import type { TripRecord } from '../trip.ts'

/** A fare as computed today. `matches`: each line equals the stored one to the cent. */
export type Explained = FareExplanation & { matches: boolean }
export type ExplainedFares = { quoted: Explained; billed: Explained | null }

type Kept = Pick<TripRecord, 'rateCardVersionId' | 'fareInputs' | 'fare' | 'billInputs' | 'bill'>

/** Recomputes the quoted and the billed fare of a trip, at any later time. */
export type ExplainFares = (trip: Kept, language: Language) => Promise<ExplainedFares>

type Needs = { db: Db; recomputeFares: Pick<RecomputeFares, 'explain'> }

export function explainFares({ db, recomputeFares }: Needs): ExplainFares {
  return async ({ rateCardVersionId, fareInputs, fare, billInputs, bill }, language) => {
    const explain = async (inputs: object, kept: Fare): Promise<Explained> => {
      const again = await recomputeFares.explain(db, { inputs, rateCardVersionId }, language)
      return { ...again, matches: amountsOf(again) === amountsOf(kept) }
    }
    return {
      quoted: await explain(fareInputs, fare),
      billed: billInputs && bill ? await explain(billInputs, bill) : null,
    }
  }
}

/** Returns the parts in which two computations of a fare must agree, in any language. */
function amountsOf({ lines, total }: Pick<Fare, 'lines' | 'total'>): string {
  const parts = lines.map(({ kind, rule, amount }) => [kind, rule, amount.amount, amount.currency])
  return JSON.stringify([parts, total.amount, total.currency])
}
