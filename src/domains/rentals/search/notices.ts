import { fill } from '#kernel/filled-text.ts'
import { distanceKm } from '#kernel/geo.ts'
import type { Language, Localized } from '#kernel/locale.ts'
import { hoursOn, isOpen } from '#kernel/opening-hours.ts'
import { rangeText } from '#kernel/range-text.ts'
import type { SupplierFailure } from '#domains/suppliers/public.ts'
import type { Location, Station } from '../locations/location.contract.ts'
import type { RateParams, RateQuestion } from './request-rates.service.ts'
import type { SearchPlaces } from './search-places.ts'
import type { SearchResults } from './search.contract.ts'

/** Texts for a search that found nothing, or that interprets a time differently than entered. */
const NOTICE_TEXTS: Localized<NoticeTexts> = {
  en: {
    one_way_not_offered: '{desk} does not allow drop-off at the place you chose',
    driver_age: '{desk} does not rent to a driver aged {age}',
    no_supplier_at_both: 'No supplier offers pick-up at {pickUp} with drop-off at {dropOff}',
    no_supplier: 'No supplier has a desk at {pickUp}',
    nearest_desk: 'The nearest desk is at {place}, {km} km away',
    credit_card_required: 'Every car available here needs a credit card in the driver’s name',
    hour_skipped: 'Clocks go forward at {place} on {day}: {skipped} does not exist that day, it becomes {is}',
    and: '; ',
    or: ', or ',
    closed_all_day: '{desk} is closed on {day}',
    closed_at: '{desk} is closed at {time} on {day}',
    open_otherwise: '{desk} is open {open} on {day}, not at {time}',
    locale: 'en-GB',
  },
  ar: {
    one_way_not_offered: 'لا يسمح {desk} بتسليم السيارة في المكان الذي اخترته',
    driver_age: 'لا يؤجّر {desk} السيارات لسائق عمره {age} سنة',
    no_supplier_at_both: 'لا يوجد مورّد يتيح الاستلام في {pickUp} والتسليم في {dropOff}',
    no_supplier: 'لا يوجد مكتب لأي مورّد في {pickUp}',
    nearest_desk: 'أقرب مكتب في {place}، على بُعد {km} كم',
    credit_card_required: 'كل السيارات المتاحة هنا تتطلب بطاقة ائتمان باسم السائق',
    hour_skipped: 'تُقدَّم الساعة في {place} يوم {day}، فلا وجود للساعة {skipped} في ذلك اليوم، وتصبح {is}',
    and: '؛ ',
    or: ' أو ',
    closed_all_day: '{desk} مغلق يوم {day}',
    closed_at: '{desk} مغلق يوم {day} الساعة {time}',
    open_otherwise: '{desk} مفتوح يوم {day} ({open}) فقط، وليس الساعة {time}',
    locale: 'ar-u-nu-latn',
  },
  fr: {
    one_way_not_offered: '{desk} n’accepte pas la restitution au lieu choisi',
    driver_age: '{desk} ne loue pas aux conducteurs de {age}\u00a0ans',
    no_supplier_at_both:
      'Aucun loueur ne propose à la fois la prise en charge ({pickUp}) et la restitution ({dropOff})',
    no_supplier: 'Aucun loueur n’a d’agence à cet endroit\u00a0: {pickUp}',
    nearest_desk: 'L’agence la plus proche se trouve à {km}\u00a0km\u00a0: {place}',
    credit_card_required:
      'Toutes les voitures disponibles ici exigent une carte de crédit au nom du conducteur',
    hour_skipped:
      'Changement d’heure ({place}, {day})\u00a0: {skipped} n’existe pas ce jour-là et devient {is}',
    and: '\u202f; ',
    or: ', ou ',
    closed_all_day: '{desk}\u00a0: agence fermée le {day}',
    closed_at: '{desk}\u00a0: agence fermée à {time} ce jour-là ({day})',
    open_otherwise: '{desk}\u00a0: agence ouverte le {day} ({open}), mais pas à {time}',
    locale: 'fr',
  },
}

type Notice = SearchResults['notices'][number]

/** One end of a rental: a desk, and the local time `YYYY-MM-DDTHH:mm`. */
type End = { station: Station; at: string }

type AskedOf = { pickUp: End; dropOff: End; driverAge: number }

/**
 * Returns a message explaining why a station offered nothing; null if the traveller cannot do anything about the
 * reason.
 */
function noticeOf(failure: SupplierFailure, asked: AskedOf, language: Language): Notice | null {
  if (failure.code !== 'refused') return null
  const { name } = asked.pickUp.station
  const texts = NOTICE_TEXTS[language]
  const messages: Partial<Record<string, () => string>> = {
    station_closed: () => closedText(asked, language),
    one_way_not_offered: () => fill(texts.one_way_not_offered, { desk: name }),
    driver_age: () => fill(texts.driver_age, { desk: name, age: asked.driverAge }),
  }
  const message = messages[failure.reason]?.()
  return message === undefined ? null : { code: failure.reason, message }
}

/**
 * Explains why a search queried no supplier: none has a desk there, with the nearest place that has one, or none has a
 * desk at both ends.
 */
export function nobodyAsked(
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
function closedText({ pickUp, dropOff }: AskedOf, language: Language): string {
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
  asked: readonly RateQuestion[],
  places: SearchPlaces,
  request: Omit<RateParams, 'residence'> & { language: Language },
): Notice[] {
  const notices = new Map<string, Notice>()
  const { language, driverAge, pickUpAt, dropOffAt } = request
  for (const { plan, answer, pickUp, dropOff } of asked) {
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

type NoticeTexts = Record<
  | 'one_way_not_offered'
  | 'driver_age'
  | 'no_supplier_at_both'
  | 'no_supplier'
  /** Appended to `no_supplier`. */
  | 'nearest_desk'
  | 'credit_card_required'
  | 'hour_skipped'
  /** Joins two desks that are both closed. */
  | 'and'
  /** Joins two desks of which one is closed. */
  | 'or'
  | 'closed_all_day'
  | 'closed_at'
  | 'open_otherwise'
  /** Locale for the names of weekdays. */
  | 'locale',
  string
>
