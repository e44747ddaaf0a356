import type { TripCaller } from '#domains/identity/public.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { ExplainedFares, ExplainFares } from './explain-fares.service.ts'
import type { TripReads } from '../trip-read.store.ts'

export type ExplainTripFailure = { code: 'trip_not_found'; detail: string }

/** Explains the computation of a trip's quote and bill, if the caller may see it. */
export type ExplainTrip = (request: {
  caller: TripCaller
  tripId: string
  language: Language
}) => Promise<Result<ExplainedFares, ExplainTripFailure>>

type Needs = { db: Db; reads: Pick<TripReads, 'findFor'>; explainFares: ExplainFares }

export function explainTrip({ db, reads, explainFares }: Needs): ExplainTrip {
  return async ({ caller, tripId, language }) => {
    const seen = await reads.findFor(db, caller, tripId, language)
    if (!seen) return fail({ code: 'trip_not_found', detail: 'There is no such trip' })
    return ok(await explainFares(seen.trip, language))
  }
}
