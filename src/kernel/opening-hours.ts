export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Opening and closing per weekday as hhmm numbers, 0–2400; both null if closed that day (specification §3). */
export type OpeningHours = {
  [Edge in `${Weekday}Opening` | `${Weekday}Closing`]: number | null
}

/** Returns the same hours for each day of the week. */
export function everyDay(opening: number, closing: number): OpeningHours {
  return hoursPerDay(() => [opening, closing])
}

/** Builds hours from a rule that returns each day's `[opening, closing]`, or null for a closed day. */
export function hoursPerDay(
  rule: (day: Weekday, at: number) => readonly [number, number] | null,
): OpeningHours {
  const edges = WEEKDAYS.flatMap((day, at) => {
    const [opening, closing] = rule(day, at) ?? [null, null]
    return [
      [`${day}Opening`, opening],
      [`${day}Closing`, closing],
    ]
  })
  return Object.fromEntries(edges) as OpeningHours
}

/** Returns the hours of a local date's weekday; null if closed. */
export function hoursOn(
  hours: OpeningHours,
  date: Temporal.PlainDate,
): { opening: number; closing: number } | null {
  const day = WEEKDAYS[date.dayOfWeek - 1] ?? 'mo'
  const opening = hours[`${day}Opening`]
  const closing = hours[`${day}Closing`]
  return opening === null || closing === null ? null : { opening, closing }
}

/** Returns true if the desk is staffed at a local time; a closing before the opening runs past midnight. */
export function isOpen(hours: OpeningHours, at: Temporal.PlainDateTime): boolean {
  const time = at.hour * 100 + at.minute
  const today = hoursOn(hours, at.toPlainDate())
  const yesterday = hoursOn(hours, at.toPlainDate().subtract({ days: 1 }))
  if (today && today.opening <= time && (time <= today.closing || today.closing < today.opening)) return true
  return yesterday !== null && yesterday.closing < yesterday.opening && time <= yesterday.closing
}
