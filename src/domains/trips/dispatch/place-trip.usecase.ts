import type { FareInputs, PlanFailure, Repriced, RepriceTrip } from '#domains/fares/public.ts'
import type { StaffActor } from '#domains/staff/public.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import { subtract, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { RecomputeFares } from '../journey/fares/recompute-fares.service.ts'
import type { SeatsAndMoney, WalletRefused } from '../journey/seats-and-money.service.ts'
import type { NotifyTripTraveller } from '../journey/trip-notices.service.ts'
import { afterAct, type TripActRefused } from '../journey/trip-state.ts'
import type { TripStore } from '../journey/trip.store.ts'
import type { TripRecord } from '../journey/trip.ts'
import type { Dispatch, DispatchFailure, TripRevision } from './dispatch-trip.service.ts'
import type { MovedPlace, PricedPlace } from './place-trip.contract.ts'

type PlaceRefused =
  | PlanFailure
  | { code: 'trip_not_found' | 'price_changed' | 'price_not_agreed' | 'card_rise_refused'; detail: string }
export type PricePlaceFailure = PlaceRefused | TripActRefused
export type PlaceTripFailure = PlaceRefused | WalletRefused | DispatchFailure

/** Previews the price of a trip with another place, line by line. Writes nothing. */
export type PricePlace = (
  tripId: string,
  moved: MovedPlace,
  language: Language,
) => Promise<Result<PricedPlace, PricePlaceFailure>>

/** Changes a place and the price of a trip that is not over. `agreed`: the payer has agreed to a higher price. */
export type PlaceTrip = (
  request: TripRevision & MovedPlace & { acceptTotal: Money; agreed: boolean },
  by: StaffActor,
) => Promise<Result<null, PlaceTripFailure>>

type Needs = {
  db: Db
  trips: Pick<TripStore, 'find'>
  repriceTrip: RepriceTrip
  recomputeFares: Pick<RecomputeFares, 'compute'>
  dispatch: Dispatch
  seatsAndMoney: Pick<SeatsAndMoney, 'settle'>
  tellTraveller: NotifyTripTraveller
}

const noTrip = { code: 'trip_not_found', detail: 'There is no such trip' } as const

function reprice(
  { repriceTrip }: Pick<Needs, 'repriceTrip'>,
  trip: TripRecord,
  moved: MovedPlace,
  language: Language,
) {
  const { request, rateCardVersionId, startAt, fareInputs } = trip
  const priced = { request, rateCardVersionId, startAt, inputs: fareInputs as FareInputs }
  return repriceTrip(priced, moved, language)
}

export function pricePlace({ db, trips, recomputeFares, ...needs }: Needs): PricePlace {
  return async (tripId, moved, language) => {
    const trip = await trips.find(db, tripId)
    if (!trip) return fail(noTrip)
    const possible = afterAct(trip.status, 'place')
    if (!possible.ok) return possible
    const repriced = await reprice(needs, trip, moved, language)
    if (!repriced.ok) return repriced
    const { fareInputs: inputs, rateCardVersionId } = trip
    const before = await recomputeFares.compute(db, { inputs, rateCardVersionId }, language)
    const after = repriced.value.fare
    return ok({ before, after, difference: subtract(after.total, before.total) })
  }
}

/**
 * Measures the route of the shown revision before the transaction. The trip, the money movement, the event and the mail
 * share one transaction. A wallet is charged or credited with the difference; a card is refunded any surplus. A card
 * that has paid is not charged again, so a higher price is rejected.
 */
export function placeTrip(needs: Needs): PlaceTrip {
  const { db, trips, dispatch, seatsAndMoney, tellTraveller } = needs
  return async ({ path, place, acceptTotal, agreed, ...seen }, by) => {
    const shown = await trips.find(db, seen.tripId)
    if (!shown) return fail(noTrip)
    const repriced = await reprice(needs, shown, { path, place }, languageOf(shown.langId))
    if (!repriced.ok) return repriced
    return dispatch<PlaceRefused | WalletRefused>(by, 'place', seen, async (tx, { trip, record }, now) => {
      const { request, inputs, fare, endAt } = repriced.value
      const refused = refusal(trip, { fare, acceptTotal, agreed })
      if (refused) return fail(refused)
      const occasion = `place-${trip.version}`
      const paid = await seatsAndMoney.settle(tx, trip, { billed: fare.total, occasion }, now)
      if (!paid.ok) return paid
      const done = await record({
        kind: 'placed',
        set: { request, fareInputs: inputs, fare, total: fare.total, endAt, paid: paid.value },
        detail: { path, before: trip.total, after: fare.total, agreed },
      })
      await tellTraveller(tx, trip.id, 'repriced', null)
      return done
    })
  }
}

type Decision = Pick<Repriced, 'fare'> & { acceptTotal: Money; agreed: boolean }

/** Returns the reason for rejection. Null if the price may be applied. */
function refusal({ total, payBy }: TripRecord, { fare, acceptTotal, agreed }: Decision) {
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
