import { Suspense, useRef, useState } from 'react'
import { FieldError } from '#ui/fields/field.tsx'
import { DayField, PeriodCalendar } from './day-field.tsx'
import type { RentalDays } from './period.ts'

type Name = keyof RentalDays

type DaysFieldsProps = {
  days: RentalDays
  onChange: (days: RentalDays) => void
  /** Label, id and error of each day. */
  field: (name: Name) => { id: string; label: string; error?: string | undefined }
  maxDaysAhead: number
  longestDays: number
}

/** Pick-up and drop-off as one range of days, without times or prices. */
export function DaysFields({ days, onChange, field, maxDaysAhead, longestDays }: DaysFieldsProps) {
  const anchor = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<'pickup' | 'dropoff' | null>(null)
  return (
    <div ref={anchor} className="grid min-w-0 gap-4 sm:grid-cols-2">
      {(['pickup', 'dropoff'] as const).map((end) => {
        const name: Name = `${end}_date`
        const { id, label, error } = field(name)
        return (
          <div key={end} className="flex min-w-0 flex-col gap-1">
            <DayField
              name={name}
              id={id}
              label={label}
              value={days[name]}
              maxDaysAhead={maxDaysAhead + longestDays}
              onChange={(day) => onChange({ ...days, [name]: day })}
              onOpen={() => setOpen(end)}
              fault={error}
            />
            {error && <FieldError id={id}>{error}</FieldError>}
          </div>
        )
      })}
      {open && (
        <Suspense fallback={null}>
          <PeriodCalendar
            anchor={anchor}
            start={days.pickup_date}
            end={days.dropoff_date}
            from={open}
            maxDaysAhead={maxDaysAhead}
            longestDays={longestDays}
            priced={null}
            onClose={() => setOpen(null)}
            onChange={(pickup_date, dropoff_date) => onChange({ pickup_date, dropoff_date })}
          />
        </Suspense>
      )}
    </div>
  )
}
