import type { Messages, Translate } from '#ui/messages/messages.ts'
import { cancellationRule } from '#domains/rentals/search/cancellation-rule.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import type { Language } from '#kernel/locale.ts'
import { rangeText } from '#kernel/range-text.ts'
import type { Money } from '#kernel/money.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { dayHours, wallTime, weekdayOf } from '#ui/formats/wall-time.ts'

/** A term of a car on its card; `id` is its subject and the name of its icon. */
export type CardTerm = {
  id:
    | 'free'
    | 'costs'
    | 'payment'
    | 'card'
    | 'mileage'
    | 'fuel'
    | 'air'
    | 'place'
    | 'station'
    | 'hours'
    | 'licence'
    | 'included'
    | 'without'
  words: string
  /** Short text for a narrow card; terms without one appear only when it is expanded. */
  short?: string
  good?: true
}

/**
 * Inclusions that a card names, in short. It omits what the law requires of every car, and what every total
 * includes. The table of rates and the car's page list all.
 */
export const COVER = [
  'collision_damage_waiver',
  'theft_protection',
  'roadside_assistance',
  'navigation',
  'additional_driver',
] as const

/** Terms that stay on each card: they distinguish cars, or their absence could not be shown. */
const ALWAYS_ON_CARDS: ReadonlySet<CardTerm['id']> = new Set(['free', 'costs', 'licence'])

/** An amount keeps its direction within a sentence of the other. */
const isolated = (text: string) => `\u2068${text}\u2069`

type Formats = { language: Language; t: Translate; money: (shown: Money, own?: Money | null) => string }

function formatsOf(messages: Messages): Formats {
  const language = messages.language
  return {
    language,
    t: messages.t,
    money: (shown, own) =>
      isolated(formatMoney(own && own.currency !== shown.currency ? own : shown, language)),
  }
}

type CachedTerms = { messages: Messages; pickUpDate: string; terms: readonly CardTerm[] }
const cache = new WeakMap<Offer, CachedTerms>()

/** Returns an offer's terms as text, the decisive ones first; opening hours are those of `pickUpDate`. */
export function cardTerms(offer: Offer, messages: Messages, pickUpDate: string): readonly CardTerm[] {
  const before = cache.get(offer)
  if (before?.messages === messages && before.pickUpDate === pickUpDate) return before.terms
  const terms = termsOf(offer, messages, pickUpDate)
  cache.set(offer, { messages, pickUpDate, terms })
  return terms
}

function termsOf(offer: Offer, messages: Messages, pickUpDate: string): CardTerm[] {
  const formats = formatsOf(messages)
  const { t } = formats
  return [
    cancellationTerm(offer, formats),
    {
      id: 'payment',
      words: paymentWords(offer, messages),
      short: t(`terms:timing.${offer.payment.timing}`),
    },
    { id: 'fuel', words: t(`terms:fuel_policy.${offer.fuel_policy}`) },
    { id: 'mileage', words: mileageWords(offer, formats) },
    { id: 'card', words: t(`search:needs.${cardNeed(offer)}`) },
    ...(offer.licence_years === undefined
      ? []
      : [{ id: 'licence' as const, words: t('terms:licence_years', { count: offer.licence_years }) }]),
    { id: 'station', words: offer.pickup.name },
    {
      id: 'place',
      words: t(`terms:desk.${offer.pickup.desk}`),
      short: t(`search:desk.${offer.pickup.desk}`),
    },
    ...hoursTerm(offer, formats, pickUpDate),
    {
      id: 'air',
      words: t(
        offer.vehicle.air_conditioning ? 'terms:word.air_conditioning' : 'terms:word.no_air_conditioning',
      ),
    },
    ...COVER.filter((cover) => offer.inclusions.includes(cover)).map((cover) => ({
      id: 'included' as const,
      words: t(`search:cover.${cover}`),
    })),
  ]
}

/** Returns the terms that all lists share, in the order of the first; none of a single list. A page shows them once. */
export function sharedTerms([first = [], ...others]: readonly (readonly CardTerm[])[]): CardTerm[] {
  if (others.length === 0) return []
  const otherKeys = others.map(termKeys)
  return first.filter(
    (term) => !ALWAYS_ON_CARDS.has(term.id) && otherKeys.every((one) => one.has(termKey(term))),
  )
}

/**
 * Returns a card's terms that are not in `shared`, without a desk kind that the desk's name includes. A car
 * that loads after the layout may lack shared terms: then its card shows its own instead.
 */
export function ownTerms(terms: readonly CardTerm[], shared: readonly CardTerm[], t: Translate): CardTerm[] {
  const has = termKeys(terms)
  const sharedKeys = termKeys(shared)
  const station = terms.find(({ id }) => id === 'station')?.words ?? ''
  const own = terms.filter(
    (term) => !sharedKeys.has(termKey(term)) && !(term.id === 'place' && station.includes(term.words)),
  )
  const lacks = shared.filter((term) => !has.has(termKey(term)))
  if (lacks.length === 0) return own
  const cover = lacks.filter(({ id }) => id === 'included').map((term) => term.words)
  const isAllDay = lacks.some(({ id }) => id === 'hours') && !own.some(({ id }) => id === 'hours')
  return [
    ...own,
    ...(isAllDay ? [{ id: 'hours' as const, words: t('search:hours.all_day') }] : []),
    ...(cover.length > 0
      ? [{ id: 'without' as const, words: t('search:without', { cover: cover.join(' · ') }) }]
      : []),
  ]
}

const keys = new WeakMap<readonly CardTerm[], ReadonlySet<string>>()

/** Returns the keys of a list; called for each card of a page, so each list is indexed once. */
export function termKeys(terms: readonly CardTerm[]): ReadonlySet<string> {
  const known = keys.get(terms) ?? new Set(terms.map(termKey))
  keys.set(terms, known)
  return known
}

export function termKey({ id, words }: Pick<CardTerm, 'id' | 'words'>): string {
  return `${id} ${words}`
}

function cancellationTerm(offer: Offer, { language, t }: Formats): CardTerm {
  const { kind, freeUntil } = cancellationRule(offer.cancellation)
  const short = t(`terms:cancelling_kind.${kind}`)
  if (freeUntil === null) return { id: 'costs', words: t(`terms:cancelling.${kind}`), short }
  const when = formatDay(wallTime(freeUntil, offer.pickup.time_zone), language, 'brief')
  return { id: 'free', words: t(`terms:cancelling.${kind}`, { when }), short, good: true }
}

/** Describes when and where the total is paid, with amounts if it is split or in another currency. */
export function paymentWords({ price, payment, desk }: Offer, messages: Messages): string {
  const { t, money } = formatsOf(messages)
  const atDesk = money(price.pay_at_desk, desk?.pay_at_desk)
  if (payment.timing === 'part') return t('search:pays.part', { now: money(price.pay_now), desk: atDesk })
  if (payment.timing === 'desk' && desk) return t('search:pays.desk', { desk: atDesk })
  return t(`terms:timing.${payment.timing}`)
}

/** Returns the kind of card the driver needs; if something is paid now, a debit card is enough for that. */
export function cardNeed({ payment }: Offer): 'credit' | 'debit' | 'none' {
  if (payment.credit_card_required) return 'credit'
  return payment.timing === 'desk' ? 'none' : 'debit'
}

function mileageWords({ mileage, desk }: Offer, { t, money }: Formats): string {
  if (mileage.unlimited) return t('terms:mileage.unlimited')
  if (mileage.km_included === null) return t('search:mileage_unknown')
  const km = mileage.km_included
  if (!mileage.extra_km) return t('search:mileage_km_only', { km })
  return t('search:mileage_km', { km, price: money(mileage.extra_km, desk?.extra_km) })
}

/** Hours of the day of pick-up that are not the whole day; the time of the search lies within them. */
function hoursTerm({ opening_hours }: Offer, { language, t }: Formats, pickUpDate: string): CardTerm[] {
  const hours = dayHours(opening_hours, weekdayOf(pickUpDate))
  if (hours.kind === 'all_day') return []
  if (hours.kind === 'closed') return [{ id: 'hours', words: t('search:hours.closed') }]
  return [{ id: 'hours', words: rangeText(hours.from, hours.to, language) }]
}
