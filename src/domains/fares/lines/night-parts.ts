import { divideRounded } from '#kernel/money.ts'
import type { NightRate } from '../shapes/card-parts.contract.ts'

/** Night hours on the city's clock. */
export const NIGHT_FROM = '22:00'
export const NIGHT_TO = '06:00'

export type Period = { from: Temporal.Instant; to: Temporal.Instant }

/** The driven part of one night: `minutes` of the `length` minutes of the night that starts on `day`. */
export type NightPart = { day: Temporal.PlainDate; minutes: number; length: number }

/**
 * Returns the driven parts of each night, between 22:00 and 06:00 on the city's clock. A night with a clock change is
 * an hour shorter or longer. Adjacent or overlapping periods count once, so that splitting one changes nothing.
 */
export function nightParts(driven: readonly Period[], timeZone: string): NightPart[] {
  const parts = new Map<string, NightPart>()
  for (const period of merged(driven)) {
    const last = period.to.toZonedDateTimeISO(timeZone).toPlainDate()
    // The current night at the start began the day before.
    let day = period.from.toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days: 1 })
    for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
      const from = instantOf(day, NIGHT_FROM, timeZone)
      const to = instantOf(day.add({ days: 1 }), NIGHT_TO, timeZone)
      const minutes = minutesBetween(later(from, period.from), earlier(to, period.to))
      if (minutes <= 0) continue
      const known = parts.get(day.toString())?.minutes ?? 0
      parts.set(day.toString(), { day, minutes: known + minutes, length: minutesBetween(from, to) })
    }
  }
  return [...parts.values()]
}

/** Returns the cost of night parts in hundredths, rounded once: per whole night, or its share by minutes. */
export function nightCost({ amount, by }: NightRate, parts: readonly NightPart[]): number {
  if (by === 'night') return amount * parts.length
  let [numerator, denominator] = [0n, 1n]
  for (const [length, minutes] of minutesByLength(parts)) {
    numerator = numerator * BigInt(length) + BigInt(minutes) * denominator
    denominator *= BigInt(length)
  }
  return divideRounded(BigInt(amount) * numerator, denominator)
}

/** Returns the whole minutes from one instant to another; negative if the other is earlier. */
export function minutesBetween(from: Temporal.Instant, to: Temporal.Instant): number {
  return Math.floor((to.epochMilliseconds - from.epochMilliseconds) / 60_000)
}

function minutesByLength(parts: readonly NightPart[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { length, minutes } of parts) sums.set(length, (sums.get(length) ?? 0) + minutes)
  return sums
}

function merged(periods: readonly Period[]): Period[] {
  const sorted = periods.toSorted((one, other) => Temporal.Instant.compare(one.from, other.from))
  const whole: Period[] = []
  for (const period of sorted) {
    const last = whole.at(-1)
    if (last && Temporal.Instant.compare(period.from, last.to) <= 0) last.to = later(last.to, period.to)
    else whole.push({ ...period })
  }
  return whole
}

function instantOf(day: Temporal.PlainDate, time: string, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant()
}

function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) >= 0 ? one : other
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) <= 0 ? one : other
}
