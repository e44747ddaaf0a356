import type { Translate } from '#ui/messages/messages.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** Formats minutes as days, hours and minutes without a line break: 2 h 30 min. */
export function durationText(minutes: number, t: Translate): string {
  const days = minutes % DAY === 0 ? minutes / DAY : 0
  if (days > 0) return t('days', { count: days })
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR]
  const parts = [
    ...(hours > 0 ? [t('hours', { count: hours })] : []),
    ...(rest > 0 || hours === 0 ? [t('minutes', { count: rest })] : []),
  ]
  return parts.join(' ').replaceAll(' ', '\u00a0')
}
