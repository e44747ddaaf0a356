import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { MarginRule } from '../margins/margin-rule.ts'
import { dayMargins } from '../margins/day-margins.ts'
import { offersAt } from '../search/offers-of.ts'
import { type RatesApp, requestRentalRates } from '../search/request-rental-rates.service.ts'
import type { Offer } from '../search/search.contract.ts'
import { type DeadlineApp, waitForAnswers } from '../search/wait-for-answers.service.ts'
import type * as operations from './margin-operations.contract.ts'
import { parseMarginRule } from './parse-margin-rule.ts'
import type { PlaceWithDesks } from '../locations/places-with-desks.ts'
import { type MarginPreview, MAX_PREVIEWED } from './margin-rule.contract.ts'
import type { Money } from '#kernel/money.ts'

/** Max examples shown. */
const SHOWN = 6

/** The part of the app that previews margin rules. */
type PreviewApp = RatesApp &
  DeadlineApp &
  Pick<App, 'places' | 'exchange' | 'margins' | 'searchState' | 'defaultCurrency'>

/** Default days from today to the pick-up, and rental length in days, if the rule does not limit them. */
const USUAL_LEAD = 30
const USUAL_DAYS = 7
const DRIVER_AGE = 35

/**
 * Previews the effect of a rule on today's offers, without applying it. Searches some places like a traveller, and
 * prices the same responses on the rule's first day, with and without the rule.
 */
export async function previewMargin(
  app: PreviewApp,
  {
    body: { instead_of: insteadOf, lang_id: _language, ...body },
    language,
  }: Call<typeof operations.previewMargin>,
) {
  const margin = parseMarginRule(body, insteadOf ?? 'previewed', app)
  if (!margin.ok) return margin
  const rule = margin.value
  const { plans, places, exchange, margins, defaultCurrency: currency } = app
  const now = app.clock.now()
  const today = now.toString().slice(0, 10)
  const firstDay = rule.startsOn > today ? rule.startsOn : today
  const rules = margins.rules()
  const nowAndThen = [rules, [...rules.filter(({ id }) => id !== insteadOf), rule]].map((some) =>
    dayMargins(some, firstDay, margins.bounds()),
  )
  const times = timesFor(rule, today)
  const reader = { language, currency, driverAge: DRIVER_AGE, partnerBasisPoints: 0 }
  const supplierId = rule.supplierId ?? plans.find(({ id }) => id === rule.planId)?.supplier.id ?? null
  const placeIds = previewedPlaces(rule, supplierId, places.withDesks())
  const priced = await Promise.all(placeIds.map((placeId) => priceAt(placeId)))
  const found = priced.filter((one) => one !== null)
  if (found.length === 0)
    return fail({ code: 'margin_nowhere', detail: 'No place of this rule can be searched' } as const)
  return ok({
    pickup_date: times.pickUpAt.slice(0, 10),
    days: times.days,
    residence: rule.residence,
    places: found.map(({ place, unanswered, repriced }) => ({
      place_id: place.id,
      name: place.name,
      unanswered,
      offers: repriced.length,
      changed: repriced.filter(({ before, after }) => before.amount !== after.amount).length,
    })),
    ...changesBetween(found.flatMap(({ repriced }) => repriced)),
  })

  async function priceAt(placeId: string) {
    const rental = {
      pickUpId: placeId,
      dropOffId: placeId,
      pickUpAt: times.pickUpAt,
      dropOffAt: times.dropOffAt,
      driverAge: DRIVER_AGE,
      residence: rule.residence ?? undefined,
    }
    const rates = requestRentalRates(app, rental, { language, widen: false })
    if (!rates.ok) return null
    const { questions, place, days, residence } = rates.value
    await waitForAnswers(app, app.searchState.slowPlans.previews, rates.value)
    const pricing = { places, exchange: exchange(), now }
    const pricedRental = { ...rental, residence, place, days }
    const repriced = questions.flatMap((question): Repriced[] => {
      const { answer } = question
      if (answer === null || !('rates' in answer)) return []
      const [asNow, asThen] = nowAndThen.map((ofDay) =>
        offersAt({ ...pricing, margins: ofDay }, question, pricedRental, reader),
      )
      return answer.rates.flatMap((rate) => {
        const [before, after] = [asNow?.(rate), asThen?.(rate)]
        return before && after ? [repricedOffer(before, after)] : []
      })
    })
    const unanswered = questions.filter(({ answer }) => answer === null || !('rates' in answer)).length
    return { place, unanswered, repriced }
  }
}

function repricedOffer({ vehicle, supplier, pickup, price }: Offer, after: Offer): Repriced {
  return {
    vehicle: vehicle.name,
    supplier: supplier.name,
    plan: supplier.plan,
    place: pickup.name,
    before: price.total,
    after: after.price.total,
  }
}

function timesFor({ lead, days }: MarginRule, today: string) {
  const from = lead.from ?? Math.min(USUAL_LEAD, lead.to ?? USUAL_LEAD)
  // Tomorrow at the earliest: a pick-up time of today has passed in some places.
  const pickUp = Temporal.PlainDate.from(today).add({ days: Math.max(1, from) })
  const length = Math.max(1, days.from ?? Math.min(USUAL_DAYS, days.to ?? USUAL_DAYS))
  return {
    pickUpAt: `${pickUp.toString()}T10:00`,
    dropOffAt: `${pickUp.add({ days: length }).toString()}T10:00`,
    days: length,
  }
}

/**
 * Returns the ids of the places searched for a rule: its own place, or the best-known ones in its country where its
 * supplier (null for any) has a desk.
 */
function previewedPlaces(
  { place, country }: Pick<MarginRule, 'place' | 'country'>,
  supplierId: number | null,
  withDesks: readonly PlaceWithDesks[],
): string[] {
  if (place !== null) return [place]
  return withDesks
    .filter(({ supplierIds }) => supplierId === null || supplierIds.has(supplierId))
    .filter(({ place: one }) => country === null || one.countryCode === country)
    .slice(0, MAX_PREVIEWED)
    .map(({ place: { id } }) => id)
}

/** An offer with its current total and its total under the rule. */
type Repriced = MarginPreview['examples'][number] & { before: Money; after: Money }

/**
 * Summarises the changes: the number of changed offers, their percentages, and the most changed examples, each car of a
 * plan once.
 */
function changesBetween(
  offers: readonly Repriced[],
): Pick<MarginPreview, 'offers' | 'changed' | 'percent' | 'examples'> {
  const changed = offers
    .filter(({ before, after }) => before.amount !== after.amount)
    .toSorted((one, other) => Math.abs(percentOf(other)) - Math.abs(percentOf(one)))
  const percents = changed.map(percentOf).toSorted((one, other) => one - other)
  const [least, most] = [percents[0], percents.at(-1)]
  const median = percents[Math.floor(percents.length / 2)]
  const examples = new Map(changed.map((offer) => [`${offer.vehicle} ${offer.plan}`, offer]))
  return {
    offers: offers.length,
    changed: changed.length,
    percent:
      least === undefined || median === undefined || most === undefined ? null : { least, median, most },
    examples: [...examples.values()].slice(0, SHOWN),
  }
}

/** Returns the change in percent, with two decimals. */
function percentOf({ before, after }: Repriced): number {
  return Math.round(((after.amount - before.amount) / before.amount) * 10_000) / 100
}
