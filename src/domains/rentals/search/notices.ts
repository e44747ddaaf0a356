import { fill } from '#kernel/filled-text.ts'
import { distanceKm } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import { hoursOn, isOpen } from '#kernel/opening-hours.ts'
import { rangeText } from '#kernel/range-text.ts'
import type { SupplierFailure } from '#domains/suppliers/public.ts'
import type { Location, Station } from '../locations/location.contract.ts'
import type { RateParams, RateQuestion } from './request-rates.service.ts'
import type { SearchPlaces } from './search-places.ts'
import type { SearchResults } from './search.contract.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/notices.json'

/** Texts for a search that found nothing, or that interprets a time differently than entered. */
const NOTICE_TEXTS = readTexts<typeof words>('domains/rentals', 'notices')

type Notice = SearchResults['notices'][number]

/** One end of a rental: a desk, and the local time `YYYY-MM-DDTHH:mm`. */
type End = { station: Station; at: string }

type RequestedRental = { pickUp: End; dropOff: End; driverAge: number }

/**
 * Returns a message explaining why a station offered nothing; null if the traveller cannot do anything about the
 * reason.
 */
function noticeOf(failure: SupplierFailure, requested: RequestedRental, language: Language): Notice | null {
  if (failure.code !== 'refused') return null
  const { name } = requested.pickUp.station
  const texts = NOTICE_TEXTS[language]
  const messages: Partial<Record<string, () => string>> = {
    station_closed: () => closedText(requested, language),
    one_way_not_offered: () => fill(texts.one_way_not_offered, { desk: name }),
    driver_age: () => fill(texts.driver_age, { desk: name, age: requested.driverAge }),
  }
  const message = messages[failure.reason]?.()
  return message === undefined ? null : { code: failure.reason, message }
}

/**
 * Explains why a search queried no supplier: none has a desk there, with the nearest place that has one, or none has a
 * desk at both ends.
 */
export function noSupplierNotice(
  pickUp: Location,
  dropOff: Location,
  places: SearchPlaces,
  desks: number,
  language: Language,
): Notice {
  const texts = NOTICE_TEXTS[language]
  const names = { pickUp: pickUp.name, dropOff: dropOff.name }
  if (desks > 0) return { code: 'one_way_not_offered', message: fill(texts.no_supplier_at_both, names) }
  const none = { code: 'no_supplier', message: fill(texts.no_supplier, names) }
  const desk = places.nearestDesk(pickUp)
  const near = desk && places.location(desk.iata ?? desk.id, language)
  if (!near) return none
  const km = Math.round(distanceKm(pickUp, desk))
  const message = fill(texts.nearest_desk, { place: near.name, km })
  return { ...none, message: `${none.message}. ${message}`, nearest: { id: near.id, name: near.name, km } }
}

/** Returns the notice that every available car requires the credit card that the traveller does not have. */
export function cardRequired(language: Language): Notice {
  return { code: 'credit_card_required', message: NOTICE_TEXTS[language].credit_card_required }
}

type ClockPlace = { name: string; time_zone: string }

/**
 * Returns notices for hours skipped by a clock change: a time in such an hour is moved later by the length of the
 * change.
 */
export function skippedHours(
  { pickUpAt, dropOffAt, language }: { pickUpAt: string; dropOffAt: string; language: Language },
  pickUp: ClockPlace,
  dropOff: ClockPlace,
): Notice[] {
  const ends = [
    { ...pickUp, at: pickUpAt },
    { ...dropOff, at: dropOffAt },
  ]
  return ends.flatMap(({ name, time_zone, at }) => {
    const there = Temporal.PlainDateTime.from(at).toZonedDateTime(time_zone)
    if (!isSkipped(at, there)) return []
    const values = {
      place: name,
      day: weekday(at, language),
      skipped: at.slice(11),
      is: wallTime(there).slice(11),
    }
    return [{ code: 'hour_skipped', message: fill(NOTICE_TEXTS[language].hour_skipped, values) }]
  })
}

/** Returns true if the local time at a place differs from `at`, because a clock change skips that hour. */
export function isSkipped(at: string, there: Temporal.ZonedDateTime): boolean {
  return wallTime(there) !== at
}

function wallTime(at: Temporal.ZonedDateTime): string {
  return at.toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** Formats the closed desk, the day and its opening hours, so that the traveller can change the time. */
function closedText({ pickUp, dropOff }: RequestedRental, language: Language): string {
  const shut = [pickUp, dropOff].filter(
    ({ station, at }) => !isOpen(station.opening_hours, Temporal.PlainDateTime.from(at)),
  )
  if (shut.length > 0) return shut.map((end) => outsideHours(end, language)).join(NOTICE_TEXTS[language].and)
  // Both desks are open by our opening hours, so one has a break or a holiday.
  const either = [pickUp, dropOff].map((end) => closedAt(end, language))
  return [...new Set(either)].join(NOTICE_TEXTS[language].or)
}

function outsideHours({ station, at }: End, language: Language): string {
  const texts = NOTICE_TEXTS[language]
  const [desk, day] = [station.name, weekday(at, language)]
  const hours = hoursOn(station.opening_hours, Temporal.PlainDate.from(at))
  if (!hours) return fill(texts.closed_all_day, { desk, day })
  const open = rangeText(clockText(hours.opening), clockText(hours.closing), language)
  return fill(texts.open_otherwise, { desk, day, open, time: at.slice(11) })
}

function closedAt({ station, at }: End, language: Language): string {
  const day = weekday(at, language)
  return fill(NOTICE_TEXTS[language].closed_at, { desk: station.name, day, time: at.slice(11) })
}

function weekday(at: string, language: Language): string {
  return Temporal.PlainDate.from(at).toLocaleString(NOTICE_TEXTS[language].locale, { weekday: 'long' })
}

function clockText(hhmm: number): string {
  return `${String(Math.floor(hhmm / 100)).padStart(2, '0')}:${String(hhmm % 100).padStart(2, '0')}`
}

/** Returns the reasons for which suppliers' stations offered nothing, each message once per supplier. */
export function noticesOf(
  requested: readonly RateQuestion[],
  places: SearchPlaces,
  request: Omit<RateParams, 'residence'> & { language: Language },
): Notice[] {
  const notices = new Map<string, Notice>()
  const { language, driverAge, pickUpAt, dropOffAt } = request
  for (const { plan, answer, pickUp, dropOff } of requested) {
    if (answer?.status !== 'failed') continue
    const from = places.station(pickUp.id, language)
    const to = places.station(dropOff.id, language)
    if (!from || !to) continue
    const ends = { pickUp: { station: from, at: pickUpAt }, dropOff: { station: to, at: dropOffAt } }
    const notice = noticeOf(answer.failure, { ...ends, driverAge }, language)
    const supplier = plan.supplier.name
    if (notice) notices.set(`${supplier} ${notice.message}`, { ...notice, supplier })
  }
  return [...notices.values()]
}
