import type { Language } from '#kernel/locale.ts'
import { hoursOn, isOpen } from '#kernel/opening-hours.ts'
import type { SupplierFailure } from '#domains/suppliers/public.ts'
import type { Station } from '../locations/location.contract.ts'
import type { Asked, AskedRental } from './ask-plans.ts'
import type { SearchPlaces } from './search-places.ts'
import type { SearchResults } from './search.contract.ts'

type Notice = SearchResults['notices'][number]

/** One end of a rental: a desk, and the local time `YYYY-MM-DDTHH:mm`. */
type End = { station: Station; at: string }

type AskedOf = { pickUp: End; dropOff: End; driverAge: number }

/** A message why a station offered nothing; null when the traveller can do nothing about the reason. */
function noticeOf(failure: SupplierFailure, asked: AskedOf, language: Language): Notice | null {
  if (failure.code !== 'refused') return null
  const { name } = asked.pickUp.station
  const words: Partial<Record<string, () => string>> = {
    station_closed: () => closedWords(asked, language),
    one_way_not_offered: () =>
      language === 'ar'
        ? `لا يوفّر ${name} تسليم السيارة في المكان الذي اخترته`
        : `${name} does not let you leave the car at the place you chose`,
    driver_age: () =>
      language === 'ar'
        ? `لا يؤجّر ${name} لسائق عمره ${asked.driverAge}`
        : `${name} does not rent to a driver aged ${asked.driverAge}`,
  }
  const message = words[failure.reason]?.()
  return message === undefined ? null : { code: failure.reason, message }
}

/** Why a search asked nobody: no supplier has a desk there, or none has one at both ends. */
export function nobodyAsked(pickUp: string, dropOff: string, desks: number, language: Language): Notice {
  if (desks > 0)
    return {
      code: 'one_way_not_offered',
      message:
        language === 'ar'
          ? `لا مورّد يسلّمك السيارة في ${pickUp} ويستلمها في ${dropOff}`
          : `No supplier hands a car over at ${pickUp} and takes it back at ${dropOff}`,
    }
  return {
    code: 'no_supplier',
    message: language === 'ar' ? `لا مكتب لأي مورّد في ${pickUp}` : `No supplier has a desk at ${pickUp}`,
  }
}

/** Cars there are, and each needs the credit card that the traveller does not have. */
export function cardRequired(language: Language): Notice {
  return {
    code: 'credit_card_required',
    message:
      language === 'ar'
        ? 'كل السيارات المتاحة هنا تتطلب بطاقة ائتمان باسم السائق'
        : 'Every car that is free here needs a credit card in the driver’s name',
  }
}

type ClockPlace = { name: string; time_zone: string }

/** Hours that the clocks of a place skip: a time in them is read as one that is as much later. */
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
    const clock = wallTime(there).slice(11)
    return [{ code: 'hour_skipped', message: skippedWords({ name, at }, clock, language) }]
  })
}

/** Whether the clocks of a place show another time than `at`, which was meant by it. */
export function isSkipped(at: string, there: Temporal.ZonedDateTime): boolean {
  return wallTime(there) !== at
}

function wallTime(at: Temporal.ZonedDateTime): string {
  return at.toPlainDateTime().toString({ smallestUnit: 'minute' })
}

function skippedWords({ name, at }: { name: string; at: string }, there: string, language: Language): string {
  const day = weekday(at, language)
  const hour = at.slice(11)
  return language === 'ar'
    ? `تُقدَّم الساعة في ${name} يوم ${day}، فلا وجود للساعة ${hour} في ذلك اليوم، بل هي ${there}`
    : `Clocks go forward at ${name} on ${day}: there is no ${hour} that day, it is ${there} then`
}

/** Names the desk, the day and its opening hours, so that the traveller can change the time. */
function closedWords({ pickUp, dropOff }: AskedOf, language: Language): string {
  const shut = [pickUp, dropOff].filter(
    ({ station, at }) => !isOpen(station.opening_hours, Temporal.PlainDateTime.from(at)),
  )
  if (shut.length > 0)
    return shut.map((end) => outsideHours(end, language)).join(language === 'ar' ? '؛ ' : '; ')
  // Open by the hours we have, so one of the two desks has a break or a holiday.
  const either = [pickUp, dropOff].map((end) => closedAt(end, language))
  return [...new Set(either)].join(language === 'ar' ? ' أو ' : ', or ')
}

function outsideHours({ station, at }: End, language: Language): string {
  const day = weekday(at, language)
  const hours = hoursOn(station.opening_hours, Temporal.PlainDate.from(at))
  if (!hours)
    return language === 'ar' ? `${station.name} مغلق يوم ${day}` : `${station.name} is closed on ${day}`
  const open = `${clockText(hours.opening)}–${clockText(hours.closing)}`
  return language === 'ar'
    ? `${station.name} مفتوح يوم ${day} من ${open} فقط، لا في ${at.slice(11)}`
    : `${station.name} is open ${open} on ${day}, not at ${at.slice(11)}`
}

function closedAt({ station, at }: End, language: Language): string {
  const day = weekday(at, language)
  return language === 'ar'
    ? `${station.name} مغلق يوم ${day} في ${at.slice(11)}`
    : `${station.name} is closed at ${at.slice(11)} on ${day}`
}

function weekday(at: string, language: Language): string {
  return Temporal.PlainDate.from(at).toLocaleString(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    weekday: 'long',
  })
}

function clockText(hhmm: number): string {
  return `${String(Math.floor(hhmm / 100)).padStart(2, '0')}:${String(hhmm % 100).padStart(2, '0')}`
}

/** Why stations offered nothing, each message once. */
export function noticesOf(
  asked: readonly Asked[],
  places: SearchPlaces,
  request: Omit<AskedRental, 'residence'> & { language: Language },
): Notice[] {
  const notices = new Map<string, Notice>()
  const { language, driverAge, pickUpAt, dropOffAt } = request
  for (const { answer, pickUp, dropOff } of asked) {
    if (answer?.status !== 'failed') continue
    const from = places.station(pickUp.id, language)
    const to = places.station(dropOff.id, language)
    if (!from || !to) continue
    const ends = { pickUp: { station: from, at: pickUpAt }, dropOff: { station: to, at: dropOffAt } }
    const notice = noticeOf(answer.failure, { ...ends, driverAge }, language)
    if (notice) notices.set(notice.message, notice)
  }
  return [...notices.values()]
}
