import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { AddressApp } from '../addresses/find-address.service.ts'
import { locatePlaces } from '../addresses/locate-places.service.ts'
import type { RouteApp } from '../distances/measure-route.service.ts'
import { computeFare } from '../fare/compute-fare.ts'
import type { FareInputs } from '../lines/fare-inputs.ts'
import type { Fare } from '../lines/fare.contract.ts'
import type { RequestedPlace } from '../places/trip-place.contract.ts'
import { planTrip } from '../planning/plan-trip.service.ts'
import type { PlanFailure } from '../planning/planned-trip.ts'
import { findCardVersion } from '../rate-cards/rate-card.store.ts'
import { placesOf } from '../shapes/request-places.ts'
import type { TripRequestInput, TripRequest } from '../shapes/trip-request.contract.ts'

/** Stored price details of a booked trip. */
type PricedTrip = {
  request: TripRequest
  inputs: FareInputs
  rateCardVersionId: string | null
  startAt: Temporal.Instant
}

export type Repriced = { request: TripRequest; inputs: FareInputs; fare: Fare; endAt: Temporal.Instant }

/** The parts of the app that reprice trips. */
export type RepriceApp = AddressApp & RouteApp

/**
 * Reprices a booked trip with one place replaced (`path`: `from`, `to`, `place`, `stops.0`), by its original rate-card
 * version. Its times, its package and its tax stay unchanged.
 */
export async function repriceTrip(
  app: RepriceApp,
  { request, inputs, rateCardVersionId, startAt }: PricedTrip,
  { path, place }: { path: string; place: RequestedPlace },
  language: Language,
): Promise<Result<Repriced, PlanFailure>> {
  const unknown = fail({ code: 'place_unknown', path } as const)
  if ('departure_id' in request || rateCardVersionId === null) return unknown
  if (!placesOf(request).some((one) => one.path === path)) return unknown
  const card = await findCardVersion(app.db, rateCardVersionId)
  if (!card) throw new Error(`there is no version ${rateCardVersionId} of a rate card`)
  const requester = { language, networkAddress: null }
  const located = await locatePlaces(app, withPlace(request, path, place), requester)
  if (!located.ok) return located
  const requested = located.value
  if ('departure_id' in requested) return unknown
  // A late or started trip was in time when it was booked.
  const now = app.clock.now()
  const planned = await planTrip(app, requested, Temporal.Instant.compare(startAt, now) < 0 ? startAt : now)
  if (!planned.ok) return planned
  const choice = planned.value.choose(card.content)
  if (!choice) return fail(planned.value.otherwise)
  const { chosen, end, driving } = choice
  const moved: FareInputs = {
    ...inputs,
    way: planned.value.way,
    end: end.toString(),
    driving: driving.map(({ from, to }) => ({ from: from.toString(), to: to.toString() })),
    chosen,
  }
  return ok({ request: requested, inputs: moved, fare: computeFare(moved, card, language), endAt: end })
}

function withPlace(request: TripRequest, path: string, place: RequestedPlace): TripRequestInput {
  const [name = '', index] = path.split('.')
  if (index === undefined) return { ...request, [name]: place }
  const stops = 'stops' in request ? request.stops.with(Number(index), place as never) : []
  return { ...request, stops } as TripRequestInput
}
