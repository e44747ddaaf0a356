import { useState } from 'react'
import { isDay } from '#kernel/days.ts'
import { DateField } from '#ui/fields/date-field.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'

type DayFilterProps = { label: string; day: string }

/** The day of a list, in the address; of what is typed the whole counts, not each key. */
export function DayFilter({ label, day }: DayFilterProps) {
  const { choose } = useFilters()
  const [typed, setTyped] = useState({ beside: day, value: day })
  return (
    <DateField
      label={label}
      value={typed.beside === day ? typed.value : day}
      onChange={(value) => setTyped({ beside: day, value })}
      onCommit={(value) => {
        if (isDay(value) && value !== day) choose('day', value)
      }}
      className="w-44"
    />
  )
}
