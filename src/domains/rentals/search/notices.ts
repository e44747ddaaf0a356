import type { Language } from '#kernel/locale.ts'
import { hoursOn, isOpen } from '#kernel/opening-hours.ts'
import type { SupplierFailure } from '#domains/suppliers/supplier-connector.ts'
import type { Station } from '../locations/location.contract.ts'
import type { SearchResults } from './search.contract.ts'

type Notice = SearchResults['notices'][number]

/** One end of a rental: a desk, and the local time `YYYY-MM-DDTHH:mm`. */
type End = { station: Station; at: string }

export type AskedOf = { pickUp: End; dropOff: End; driverAge: number }

/** A message why a station offered nothing; null when the traveller can do nothing about the reason. */
export function noticeOf(failure: SupplierFailure, asked: AskedOf, language: Language): Notice | null {
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
