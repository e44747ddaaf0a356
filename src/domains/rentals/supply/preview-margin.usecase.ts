import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { MarginRule } from '../margins/margin-rule.ts'
import { dayMargins } from '../margins/day-margins.ts'
import type { Margins } from '../margins/margins-of-today.service.ts'
import type { AskRental } from '../search/ask-rental.service.ts'
import { offersAt } from '../search/offers-of.ts'
import type { Offer } from '../search/search.contract.ts'
import type { SearchPlaces } from '../search/search-places.ts'
import type { WaitForAnswers } from '../search/wait-for-answers.service.ts'
import type { MarginPreview, MarginRuleBody } from './margin-rule.contract.ts'
import { changesBetween, type Repriced } from './repriced-offers.ts'
import { parseMarginRule, type RuleInvalid } from './parse-margin-rule.ts'

type Preview = Result<MarginPreview, RuleInvalid | { code: 'margin_nowhere'; detail: string }>

/** Previews the effect of a rule on today's offers, without applying it. */
export type PreviewMargin = (wanted: {
  rule: MarginRuleBody
  insteadOf: string | null
  language: Language
}) => Promise<Preview>

type Needs = {
  margins: Pick<Margins, 'rules' | 'bounds'>
  known: Parameters<typeof parseMarginRule>[2]
  /** Returns the places searched for a rule: its own, those of its country and supplier, or the best known. */
  placesFor: (rule: MarginRule) => readonly string[]
  askRental: AskRental
  wait: WaitForAnswers
  places: SearchPlaces
  exchange: () => ExchangeRates
  currency: string
  clock: Clock
}

/** Default days from today to the pick-up, and rental length in days, if the rule does not limit them. */
const USUAL_LEAD = 30
const USUAL_DAYS = 7
const DRIVER_AGE = 35

/**
 * Searches some places like a traveller, and prices the same responses on the rule's first day, with and without the
 * rule.
 */
export function previewMargin(needs: Needs): PreviewMargin {
  const { margins, known, placesFor, askRental, wait, places, exchange, currency, clock } = needs
  return async ({ rule: body, insteadOf, language }) => {
    const wanted = parseMarginRule(body, insteadOf ?? 'previewed', known)
    if (!wanted.ok) return wanted
    const rule = wanted.value
    const now = clock.now()
    const today = now.toString().slice(0, 10)
    const firstDay = rule.startsOn > today ? rule.startsOn : today
    const rules = margins.rules()
    const nowAndThen = [rules, [...rules.filter(({ id }) => id !== insteadOf), rule]].map((some) =>
      dayMargins(some, firstDay, margins.bounds()),
    )
    const times = timesFor(rule, today)
    const reader = { language, currency, driverAge: DRIVER_AGE, partnerBasisPoints: 0 }
    const looks = await Promise.all(placesFor(rule).map((placeId) => look(placeId)))
    const found = looks.filter((one) => one !== null)
    if (found.length === 0)
      return fail({ code: 'margin_nowhere', detail: 'No place of this rule can be searched' })
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

    async function look(placeId: string) {
      const rental = {
        pickUpId: placeId,
        dropOffId: placeId,
        pickUpAt: times.pickUpAt,
        dropOffAt: times.dropOffAt,
        driverAge: DRIVER_AGE,
        residence: rule.residence ?? undefined,
      }
      const asked = askRental(rental, { language, widen: false })
      if (!asked.ok) return null
      const { asked: questions, pending, place, days, residence } = asked.value
      await wait(questions, pending, undefined)
      const pricing = { places, exchange: exchange(), now }
      const priced = { ...rental, residence, place, days }
      const repriced = questions.flatMap((question): Repriced[] => {
        const { answer } = question
        if (answer === null || !('rates' in answer)) return []
        const [asNow, asThen] = nowAndThen.map((ofDay) =>
          offersAt({ ...pricing, margins: ofDay }, question, priced, reader),
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
