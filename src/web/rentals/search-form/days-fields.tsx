import { Suspense, useRef, useState, type ReactNode } from 'react'
import { FieldError } from '#ui/fields/field.tsx'
import { DayField, PeriodCalendar } from './day-field.tsx'
import type { RentalDays } from './period.ts'
import type { PricedRental } from './priced-rental.ts'

type Name = keyof RentalDays
type End = 'pickup' | 'dropoff'

type DaysFieldsProps = {
  days: RentalDays
  onChange: (days: RentalDays) => void
  /** Label, id and error of each day. */
  field: (name: Name) => { id: string; label: string; error?: string | undefined }
  maxDaysAhead: number
  longestDays: number
  /** The rental whose prices the calendar fetches when it opens; null or absent: none. */
  priced?: (() => PricedRental | null) | undefined
  /** The field next to each day. */
  renderTime?: (end: End) => ReactNode
}

/** Pick-up and drop-off as one range of days. */
export function DaysFields({
  days,
  onChange,
  field,
  maxDaysAhead,
  longestDays,
  priced,
  renderTime,
}: DaysFieldsProps) {
  const anchor = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<End | null>(null)
  return (
    <div ref={anchor} className="grid min-w-0 gap-4 sm:grid-cols-2">
      {(['pickup', 'dropoff'] as const).map((end) => {
        const name: Name = `${end}_date`
        const { id, label, error } = field(name)
        return (
          <div key={end} className="flex min-w-0 flex-col gap-1">
            <div className={renderTime && 'grid grid-cols-[minmax(0,1fr)_6rem] gap-2'}>
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
              {renderTime?.(end)}
            </div>
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
            priced={priced?.() ?? null}
            onClose={() => setOpen(null)}
            onChange={(pickup_date, dropoff_date) => onChange({ pickup_date, dropoff_date })}
          />
        </Suspense>
      )}
    </div>
  )
}
