import type { Language } from '#kernel/locale.ts'
import { hoursOn } from '#kernel/opening-hours.ts'
import type { SupplierFailure } from '#domains/suppliers/supplier-connector.ts'
import type { Station } from '../locations/location.contract.ts'
import type { SearchResults } from './search.contract.ts'

type Notice = SearchResults['notices'][number]

/** Why a station offered nothing, in words; null where the reason is nothing a traveller can act on. */
export function noticeOf(
  failure: SupplierFailure,
  station: Station,
  pickUpAt: string,
  driverAge: number,
  language: Language,
): Notice | null {
  if (failure.code !== 'refused') return null
  const words = {
    station_closed: () => closedWords(station, pickUpAt, language),
    one_way_not_offered: () =>
      language === 'ar'
        ? `لا يوفّر ${station.name} تسليم السيارة في المكان الذي اخترته`
        : `${station.name} does not let you leave the car at the place you chose`,
    driver_age: () =>
      language === 'ar'
        ? `لا يؤجّر ${station.name} لسائق عمره ${driverAge}`
        : `${station.name} does not rent to a driver aged ${driverAge}`,
  }
  const say = words[failure.reason as keyof typeof words] as (() => string) | undefined
  return say ? { code: failure.reason, message: say() } : null
}

/** Names the day and its hours, so that the traveller can move the time rather than guess. */
function closedWords(station: Station, pickUpAt: string, language: Language): string {
  const at = Temporal.PlainDateTime.from(pickUpAt)
  const day = at.toLocaleString(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', { weekday: 'long' })
  const hours = hoursOn(station.opening_hours, at.toPlainDate())
  if (!hours)
    return language === 'ar' ? `${station.name} مغلق يوم ${day}` : `${station.name} is closed on ${day}`
  const open = `${clockText(hours.opening)}–${clockText(hours.closing)}`
  return language === 'ar'
    ? `${station.name} مفتوح يوم ${day} من ${open} فقط`
    : `${station.name} is open ${open} on ${day}, not at ${pickUpAt.slice(11)}`
}

function clockText(hhmm: number): string {
  return `${String(Math.floor(hhmm / 100)).padStart(2, '0')}:${String(hhmm % 100).padStart(2, '0')}`
}
