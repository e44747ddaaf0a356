import { WEEKDAYS } from '#kernel/opening-hours.ts'
import type { Weekday } from '#kernel/opening-hours.ts'
import { seededBetween } from './seeded.ts'
import { weekdayOf } from './wall-time.ts'

/** A day at the desk in minutes after midnight; null if closed. `lunch` closes the desk for a break. */
export type DeskDay = {
  open: number
  close: number
  lunch: readonly [number, number] | null
} | null
/** Monday first. */
export type DeskWeek = readonly DeskDay[]

const at = (hours: number, minutes = 0) => hours * 60 + minutes

/** Returns the opening hours of an airport desk: longer at larger airports; some hubs never close. */
export function airportWeek(seed: string, size: 1 | 2 | 3, lunchBreaks: boolean): DeskWeek {
  if (size === 3 && seededBetween(`${seed} night`, 1, 10) <= 7) return everyDay(0, at(24), null)
  if (size === 3) return everyDay(at(6), at(24), null)
  if (size === 2) return everyDay(at(7), at(23, 30), null)
  const lunch = lunchBreaks ? ([at(13, 30), at(15, 30)] as const) : null
  return WEEKDAYS.map((day) =>
    day === 'su' ? { open: at(9), close: at(20), lunch } : { open: at(8), close: at(22), lunch },
  )
}

/** Returns the opening hours in town: working days, half a day before the rest day, closed on it. */
export function downtownWeek(restDay: Weekday, lunchBreaks: boolean): DeskWeek {
  const rest = WEEKDAYS.indexOf(restDay)
  const lunch = lunchBreaks ? ([at(13, 30), at(15, 30)] as const) : null
  return WEEKDAYS.map((_, day) => {
    if (day === rest) return null
    if (day === (rest + 6) % 7) return { open: at(9), close: at(13), lunch: null }
    return { open: at(8, 30), close: at(19), lunch }
  })
}

export function deskDay(week: DeskWeek, date: string): DeskDay {
  return week[weekdayOf(date)] ?? null
}

/** Returns the state of the desk at a local time: open, at lunch, within `margin` minutes of its hours, or closed. */
export function deskAt(
  week: DeskWeek,
  moment: { date: string; minutes: number },
  margin: number,
): 'open' | 'lunch' | 'after_hours' | 'closed' {
  const day = deskDay(week, moment.date)
  if (!day) return 'closed'
  if (day.lunch && moment.minutes > day.lunch[0] && moment.minutes < day.lunch[1]) return 'lunch'
  if (moment.minutes >= day.open && moment.minutes <= day.close) return 'open'
  const near = moment.minutes >= day.open - margin && moment.minutes <= day.close + margin
  return near ? 'after_hours' : 'closed'
}

function everyDay(open: number, close: number, lunch: readonly [number, number] | null): DeskWeek {
  return WEEKDAYS.map(() => ({ open, close, lunch }))
}
