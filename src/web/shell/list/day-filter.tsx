import { useState } from 'react'
import { isDay } from '#kernel/days.ts'
import { DateField } from '#ui/fields/date-field.tsx'
import { useFilters } from './use-filters.ts'

type DayFilterProps = {
  label: string
  day: string
  /** Parameter of the address. */
  name?: string
  /** True if the field may be emptied, which lists all days. */
  optional?: boolean
  className?: string
}

/** Filters a list by a day in the address, once the day is complete. */
export function DayFilter({
  label,
  day,
  name = 'day',
  optional = false,
  className = 'w-48 max-sm:col-span-full',
}: DayFilterProps) {
  const { choose } = useFilters()
  const [draft, setDraft] = useState({ over: day, value: day })
  return (
    <DateField
      label={label}
      value={draft.over === day ? draft.value : day}
      onChange={(value) => setDraft({ over: day, value })}
      onCommit={(value) => {
        const isChoice = isDay(value) || (optional && value === '')
        if (isChoice && value !== day) choose(name, value)
      }}
      className={className}
    />
  )
}
