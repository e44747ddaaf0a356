import { useLanguage } from '../use-language.ts'
import { formatDay, type DayStyle } from './dates.ts'

type DayTextProps = { value: string; style?: DayStyle; className?: string }

/** A formatted local day or wall time, machine-readable. */
export function DayText({ value, style = 'short', className }: DayTextProps) {
  const language = useLanguage()
  return (
    <time dateTime={value} className={className} suppressHydrationWarning>
      {formatDay(value, language, style)}
    </time>
  )
}
