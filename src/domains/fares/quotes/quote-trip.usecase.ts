import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { computeFare, type CardVersion } from '../fare/compute-fare.ts'
import { leadMinutes } from '../planning/lead-time.ts'
import { ENGINE, type FareInputs } from '../lines/fare-inputs.ts'
import { minutesBetween } from '../lines/night-parts.ts'
import { planTrip } from '../planning/plan-trip.service.ts'
import { cityField, type Choice, type PlanFailure, type PlannedTrip } from '../planning/planned-trip.ts'
import { newQuotePart, QUOTE_MINUTES, quoteIdOf } from './quote-id.ts'
import type { AddressApp } from '../addresses/find-address.service.ts'
import { locatePlaces, type PlaceRequester } from '../addresses/locate-places.service.ts'
import type { RouteApp } from '../distances/measure-route.service.ts'
import type { TripRequestInput, TripRequest } from '../shapes/trip-request.contract.ts'
import { quoteOption } from './quote-option.ts'
import type { TripQuote } from './quote.contract.ts'
import { findOfferedVehicles, type OfferedVehicle } from '../rate-cards/rate-card.store.ts'
import { planShuttle } from '../planning/plan-shuttle.service.ts'
import { appliedTax, type TripTax } from '../taxes/trip-taxes.ts'

/** `companyId`: the company of the requester, whose rate cards take precedence. */
export type QuoteInput = PlaceRequester & { request: TripRequestInput; companyId: string | null }

/** The parts of the app that quote trips. */
export type QuoteApp = AddressApp &
  RouteApp &
  Pick<App, 'findDeparture' | 'tripTaxes' | 'cancellationCosts' | 'quoteSigner'>

type Planned = Pick<PlannedTrip, 'city' | 'way' | 'start'>
type Option = { vehicleType: OfferedVehicle['vehicleType']; card: CardVersion | null; inputs: FareInputs }

/** Prices a trip with each vehicle type offered for it, smallest first. Stores nothing. */
export async function quoteTrip(app: QuoteApp, input: QuoteInput): Promise<Result<TripQuote, PlanFailure>> {
  const { companyId, language } = input
  const { tripTaxes: taxes } = app
  const located = await locatePlaces(app, input.request, input)
  if (!located.ok) return located
  const request = located.value
  if ('departure_id' in request) {
    const planned = await planShuttle(app, request, language)
    if (!planned.ok) return planned
    const { trip, choice, vehicleType } = planned.value
    const failure = checkLeadTime(app, trip, input)
    if (failure) return failure
    const inputs = inputsOf(trip, choice, { request, taxes, fuelIncluded: true })
    return ok(replyOf(app, { ...input, request }, trip, [{ vehicleType, card: null, inputs }]))
  }
  const planned = await planTrip(app, request)
  if (!planned.ok) return planned
  const trip = planned.value
  const failure = checkLeadTime(app, trip, input)
  if (failure) return failure
  const day = trip.start.toPlainDate().toString()
  const { category } = request
  const query = { cityId: trip.city.id, category, companyId, day, language }
  const offered = await findOfferedVehicles(app.db, query)
  if (offered.length === 0) return fail({ code: 'trip_not_offered', path: cityField(request) })
  const options = offered.flatMap(({ vehicleType, card }): Option[] => {
    const choice = trip.choose(card.content)
    if (!choice) return []
    const { fuel_included: fuelIncluded } = card.content
    return [{ vehicleType, card, inputs: inputsOf(trip, choice, { request, taxes, fuelIncluded }) }]
  })
  return options.length > 0 ? ok(replyOf(app, { ...input, request }, trip, options)) : fail(trip.otherwise)
}

/**
 * Returns the failure of a trip within its lead time. Does not apply to the staff, who know which vehicles
 * are free.
 */
function checkLeadTime(
  { clock }: Pick<App, 'clock'>,
  { city, start }: Planned,
  { request, networkAddress }: QuoteInput,
) {
  const now = clock.now()
  const minutes = leadMinutes(request.category, city.leadMinutes)
  if (networkAddress === null || Temporal.Instant.compare(bookBy(start, minutes), now) >= 0) return null
  const earliest = now.add({ minutes }).round({ smallestUnit: 'minute', roundingMode: 'ceil' })
  return fail({
    code: 'trip_too_soon',
    path: 'departure_id' in request ? 'departure_id' : 'start',
    earliest: earliest
      .toZonedDateTimeISO(city.timeZone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' }),
  } as const)
}

function bookBy(start: Temporal.ZonedDateTime, minutes: number): Temporal.Instant {
  return start.toInstant().subtract({ minutes })
}

type Priced = { request: TripRequest; taxes: readonly TripTax[]; fuelIncluded: boolean }

function inputsOf(
  { city, start, way }: Pick<PlannedTrip, 'city' | 'start' | 'way'>,
  { chosen, end, driving }: Choice,
  { request, taxes, fuelIncluded }: Priced,
): FareInputs {
  const day = start.toPlainDate().toString()
  return {
    engine: ENGINE,
    category: request.category,
    time_zone: city.timeZone,
    start: start.toInstant().toString(),
    end: end.toString(),
    way,
    driving: driving.map(({ from, to }) => ({ from: from.toString(), to: to.toString() })),
    tax: appliedTax(taxes, { country: city.countryCode, day, fuelIncluded }),
    chosen,
    actual: null,
  }
}

function replyOf(
  { clock, quoteSigner, cancellationCosts }: QuoteApp,
  { request, companyId, language, networkAddress }: QuoteInput & { request: TripRequest },
  { city, way, start }: Planned,
  options: readonly Option[],
): TripQuote {
  const now = clock.now()
  const expiresAt = now.add({ minutes: QUOTE_MINUTES }).toString()
  const lead = leadMinutes(request.category, city.leadMinutes)
  return {
    distance_km: way?.km ?? null,
    duration_minutes: way?.minutes ?? durationOf(options),
    time_zone: city.timeZone,
    approximate: [],
    options: options.map(({ vehicleType, card, inputs }) => {
      const fare = computeFare(inputs, card, language)
      const trip = {
        category: request.category,
        startAt: Temporal.Instant.from(inputs.start),
        total: fare.total,
      }
      const key = {
        request,
        cityId: city.id,
        vehicleTypeId: vehicleType.id,
        companyId,
        rateCardVersionId: card?.versionId ?? null,
        inputs,
        total: fare.total,
        expiresAt,
        ...(networkAddress !== null && { bookBy: bookBy(start, lead).toString() }),
      }
      return quoteOption({
        quoteId: quoteIdOf(key, newQuotePart(), quoteSigner),
        vehicleType,
        fare,
        expiresAt,
        costs: cancellationCosts(trip, now),
      })
    }),
  }
}

/** Returns the minutes from start to end, used if the route is not measured. */
function durationOf([first]: readonly Option[]): number | null {
  if (!first) return null
  return minutesBetween(Temporal.Instant.from(first.inputs.start), Temporal.Instant.from(first.inputs.end))
}
