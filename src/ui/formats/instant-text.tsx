import { useSyncExternalStore } from 'react'
import { formatDay } from './dates.ts'
import { useLanguage } from '../use-language.ts'
import { wallTime } from './wall-time.ts'

const never = () => () => undefined

/** An instant in the visitor's own time zone; in the server render, which does not know it, in UTC. */
export function InstantText({ value, className }: { value: string; className?: string }) {
  const language = useLanguage()
  const local = useSyncExternalStore(
    never,
    () => wallTime(value, Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => wallTime(value, 'UTC'),
  )
  return (
    <time dateTime={value} className={className} suppressHydrationWarning>
      {formatDay(local, language)}
    </time>
  )
}
