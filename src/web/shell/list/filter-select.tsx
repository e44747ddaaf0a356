import { SelectField } from '#ui/fields/select-field.tsx'
import { useFilters } from './use-filters.ts'

type FilterSelectProps = {
  /** Query parameter. */
  name: string
  label: string
  value: string
  /** Label of the empty choice; absent: an option is always selected. */
  every?: string
  options: readonly { value: string; label: string }[]
  className?: string
}

/** Filters a list by one of some choices, stored in the address. */
export function FilterSelect({ name, label, value, every, options, className }: FilterSelectProps) {
  const { choose } = useFilters()
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => choose(name, event.target.value)}
      className={className}
      none={every}
      options={options}
    />
  )
}
