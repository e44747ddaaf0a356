import { Suspense, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LONGEST_RENTAL_DAYS } from '#domains/rentals/search/search-choice.contract.ts'
import { FieldError } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { DayField, PeriodCalendar } from './day-field.tsx'
import { HALF_HOURS } from './days.ts'
import type { PricedRental } from './priced-rental.ts'
import { MAX_DAYS_AHEAD } from './search-url.ts'

type Period = { pickup_date: string; pickup_time: string; dropoff_date: string; dropoff_time: string }
type PeriodFieldsProps = {
  period: Period
  onChange: (period: Period) => void
  faults: { pickup_date?: string | undefined; dropoff_date?: string | undefined }
  /** The rental whose prices the calendar fetches when it opens; null or absent: none. */
  priced?: () => PricedRental | null
}

/** Pick-up and drop-off as one range of days with two half-hour times. */
export function PeriodFields({ period, onChange, faults, priced }: PeriodFieldsProps) {
  const { t } = useTranslation('home')
  const anchor = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<'pickup' | 'dropoff' | null>(null)
  return (
    <div ref={anchor} className="grid min-w-0 gap-4 sm:grid-cols-2">
      {(['pickup', 'dropoff'] as const).map((end) => (
        <div key={end} className="flex min-w-0 flex-col gap-1">
          <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
            <DayField
              name={`${end}_date`}
              label={t(`form.${end}_date`)}
              value={period[`${end}_date`]}
              onChange={(day) => onChange({ ...period, [`${end}_date`]: day })}
              maxDaysAhead={2 * MAX_DAYS_AHEAD}
              onOpen={() => setOpen(end)}
              fault={faults[`${end}_date`]}
            />
            <SelectField
              label={t('form.time')}
              aria-label={t(`form.${end}_time`)}
              name={`${end}_time`}
              value={period[`${end}_time`]}
              onChange={(event) => onChange({ ...period, [`${end}_time`]: event.target.value })}
              className="tabular"
            >
              {HALF_HOURS.map((time) => (
                <option key={time}>{time}</option>
              ))}
            </SelectField>
          </div>
          {faults[`${end}_date`] && <FieldError id={`${end}_date`}>{faults[`${end}_date`]}</FieldError>}
        </div>
      ))}
      {open && (
        <Suspense fallback={null}>
          <PeriodCalendar
            anchor={anchor}
            start={period.pickup_date}
            end={period.dropoff_date}
            from={open}
            maxDaysAhead={MAX_DAYS_AHEAD}
            longestDays={LONGEST_RENTAL_DAYS}
            priced={priced?.() ?? null}
            onClose={() => setOpen(null)}
            onChange={(pickup_date, dropoff_date) => onChange({ ...period, pickup_date, dropoff_date })}
          />
        </Suspense>
      )}
    </div>
  )
}
