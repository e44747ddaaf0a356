import {
  planText,
  type FareInputs,
  type PlanFailure,
  type Repriced,
  repriceTrip,
  type RepriceApp,
} from '#domains/fares/public.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import { subtract, type Money } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { computeStoredFare } from '../journey/fares/explain-fares.service.ts'
import { noSuchTrip } from '../journey/read-trip.usecase.ts'
import { settleTrip, type WalletRejection } from '../journey/seats-and-money.service.ts'
import { notifyTraveller, type NoticeApp } from '../journey/trip-notices.service.ts'
import { statusAfter } from '../journey/trip-state.ts'
import { findTrip } from '../journey/trip.store.ts'
import type { TripRecord } from '../journey/trip.ts'
import type * as operations from './dispatch-operations.contract.ts'
import { dispatchTrip } from './dispatch-trip.service.ts'
import type { MovedPlace } from './place-trip.contract.ts'

/** Previews the price of a trip with another place, line by line. Writes nothing. */
export async function pricePlace(
  app: RepriceApp,
  { params, body: { path, place }, language }: Call<typeof operations.pricePlace>,
) {
  const trip = await findTrip(app.db, params.id)
  if (!trip) return noSuchTrip
  const possible = statusAfter(trip.status, 'place')
  if (!possible.ok) return possible
  const repriced = await reprice(app, trip, { path, place }, language)
  if (!repriced.ok) return planFailure(repriced.failure, language)
  const { fareInputs: inputs, rateCardVersionId } = trip
  const before = await computeStoredFare(app.db, { inputs, rateCardVersionId }, language)
  const after = repriced.value.fare
  return ok({ before, after, difference: subtract(after.total, before.total) })
}

type PlaceRejection =
  | WalletRejection
  | {
      code: 'price_changed' | 'price_not_agreed' | 'card_rise_refused'
      detail: string
    }

/**
 * Changes a place and the price of a trip that is not over. Measures the route of the shown revision before the
 * transaction. The trip, the money movement, the event and the mail share one transaction. A wallet is charged or
 * credited with the difference; a card is refunded any surplus. A card that has paid is not charged again, so a higher
 * price is rejected. `agreed`: the payer has agreed to a higher price.
 */
export async function placeTrip(app: NoticeApp & RepriceApp, call: Call<typeof operations.placeTrip>) {
  const { path, place, accept_total: acceptTotal, agreed } = call.body
  const shown = await findTrip(app.db, call.params.id)
  if (!shown) return noSuchTrip
  const repriced = await reprice(app, shown, { path, place }, languageOf(shown.langId))
  if (!repriced.ok) return planFailure(repriced.failure, call.language)
  return dispatchTrip<PlaceRejection>(app, call, 'place', async (tx, { trip, record }, now) => {
    const { request, inputs, fare, endAt } = repriced.value
    const rejected = rejection(trip, { fare, acceptTotal, agreed })
    if (rejected) return fail(rejected)
    const occasion = `place-${trip.version}`
    const paid = await settleTrip(tx, trip, { billed: fare.total, occasion }, now)
    if (!paid.ok) return paid
    const done = await record({
      kind: 'placed',
      set: { request, fareInputs: inputs, fare, total: fare.total, endAt, paid: paid.value },
      detail: { path, before: trip.total, after: fare.total, agreed },
    })
    await notifyTraveller(app, tx, trip.id, 'repriced', null)
    return done
  })
}

function reprice(
  app: RepriceApp,
  { request, rateCardVersionId, startAt, fareInputs }: TripRecord,
  moved: MovedPlace,
  language: Language,
) {
  const priced = { request, rateCardVersionId, startAt, inputs: fareInputs as FareInputs }
  return repriceTrip(app, priced, moved, language)
}

/** Returns the reason why the trip has no price with the place, at the field of the place. */
function planFailure(failure: PlanFailure, language: Language) {
  const { code } = failure
  const message = planText(failure, language)
  return fail({ code, detail: message, faults: [{ path: 'place', code, message }] })
}

type Decision = Pick<Repriced, 'fare'> & { acceptTotal: Money; agreed: boolean }

/** Returns the reason for rejection. Null if the price may be applied. */
function rejection({ total, payBy }: TripRecord, { fare, acceptTotal, agreed }: Decision) {
  const { amount, currency } = fare.total
  if (acceptTotal.amount !== amount || acceptTotal.currency !== currency)
    return {
      code: 'price_changed',
      detail: 'The total that was accepted is not the one of the place',
    } as const
  if (amount <= total.amount) return null
  if (payBy === 'card')
    return { code: 'card_rise_refused', detail: 'A card that has paid is not charged again' } as const
  return agreed ? null : ({ code: 'price_not_agreed', detail: 'Who pays has to agree' } as const)
}
