import { useSyncExternalStore } from 'react'
import { formatDay } from './dates.ts'
import { useLanguage } from '../use-language.ts'
import { visitorZone, wallTime } from './wall-time.ts'

const never = () => () => undefined

type InstantTextProps = { value: string; timeZone?: string; className?: string }

/**
 * An instant on the clock of a place; without its zone in the visitor's own, which the server render does not know and
 * has in UTC.
 */
export function InstantText({ value, timeZone, className }: InstantTextProps) {
  const language = useLanguage()
  const local = useSyncExternalStore(
    never,
    () => wallTime(value, timeZone ?? visitorZone()),
    () => wallTime(value, timeZone ?? 'UTC'),
  )
  return (
    <time dateTime={value} className={className} suppressHydrationWarning>
      {formatDay(local, language)}
    </time>
  )
}
