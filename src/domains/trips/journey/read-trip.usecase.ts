import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { explainFares } from './fares/explain-fares.service.ts'
import type * as operations from './trip-operations.contract.ts'
import { findVisibleTrip } from './trip-read.store.ts'
import { toTrip } from './trip-reply.ts'

export const noSuchTrip = fail({ code: 'trip_not_found', detail: 'There is no such trip' } as const)

/** Reads a trip as one of its people sees it. */
export async function readTrip(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { params, caller, language }: Pick<Call<typeof operations.readTrip>, 'params' | 'caller' | 'language'>,
) {
  const visible = await findVisibleTrip(db, caller, params.id, language)
  return visible ? ok({ trip: toTrip(visible, clock.now()) }) : noSuchTrip
}

/** Explains the computation of a trip's quote and bill, if the caller may see it. */
export async function explainTrip(
  { db }: Pick<App, 'db'>,
  { params, caller, language }: Call<typeof operations.explainTrip>,
) {
  const visible = await findVisibleTrip(db, caller, params.id, language)
  return visible ? ok(await explainFares(db, visible.trip, language)) : noSuchTrip
}
