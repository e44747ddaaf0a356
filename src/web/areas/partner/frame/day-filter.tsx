import { useState } from 'react'
import { isDay } from '#kernel/days.ts'
import { DateField } from '#ui/fields/date-field.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'

type DayFilterProps = {
  /** In the address. */
  name: 'from' | 'to'
  label: string
  day: string
}

/** A day that narrows a list, in the address; of what is typed the whole counts, not each key. */
export function DayFilter({ name, label, day }: DayFilterProps) {
  const { choose } = useFilters()
  const [typed, setTyped] = useState({ beside: day, value: day })
  return (
    <DateField
      label={label}
      value={typed.beside === day ? typed.value : day}
      onChange={(value) => setTyped({ beside: day, value })}
      onCommit={(value) => {
        if (isDay(value) && value !== day) choose(name, value)
      }}
      className="w-48 max-sm:w-full"
    />
  )
}
