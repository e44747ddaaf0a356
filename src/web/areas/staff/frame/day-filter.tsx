import { useState } from 'react'
import { isDay } from '#kernel/days.ts'
import { DateField } from '#ui/fields/date-field.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'

type DayFilterProps = {
  label: string
  day: string
  /** In the address. */
  name?: string
  /** Without a day the list is of all. */
  optional?: boolean
}

/** The day of a list, in the address; of what is typed the whole counts, not each key. */
export function DayFilter({ label, day, name = 'day', optional = false }: DayFilterProps) {
  const { choose } = useFilters()
  const [typed, setTyped] = useState({ beside: day, value: day })
  return (
    <DateField
      label={label}
      value={typed.beside === day ? typed.value : day}
      onChange={(value) => setTyped({ beside: day, value })}
      onCommit={(value) => {
        const isChoice = isDay(value) || (optional && value === '')
        if (isChoice && value !== day) choose(name, value)
      }}
      className="w-48 max-sm:col-span-full"
    />
  )
}
