import { useSite } from '../site.tsx'
import { formatDay } from './dates.ts'

type DayTextProps = { value: string; style?: 'short' | 'long'; className?: string }

/** A local day or wall time in words, machine-readable. */
export function DayText({ value, style = 'short', className }: DayTextProps) {
  const { language } = useSite()
  return (
    <time dateTime={value} className={className} suppressHydrationWarning>
      {formatDay(value, language, style)}
    </time>
  )
}
