import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { laterCode } from '#ui/later-code.ts'
import { useSite } from '#web/app/site.tsx'
import { classes } from '#ui/classes.ts'
import { formatDay } from '#ui/dates.ts'
import { FieldError } from '#ui/fields/field.tsx'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { addDays, HALF_HOURS } from './days.ts'
import type { PricedRental } from './priced-rental.ts'
import { MOST_DAYS_AHEAD } from './search-url.ts'

const calendar = laterCode(() => import('./period-calendar.tsx'))
const PeriodCalendar = lazy(calendar.wanted)

type Period = { pickup_date: string; pickup_time: string; dropoff_date: string; dropoff_time: string }
type PeriodFieldsProps = {
  period: Period
  onChange: (period: Period) => void
  faults: { pickup_date?: string | undefined; dropoff_date?: string | undefined }
  /** The rental whose prices the calendar shows, asked for when it opens; null or absent: none. */
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
            priced={priced?.() ?? null}
            onClose={() => setOpen(null)}
            onChange={(pickup_date, dropoff_date) => onChange({ ...period, pickup_date, dropoff_date })}
          />
        </Suspense>
      )}
    </div>
  )
}

type DayFieldProps = {
  name: string
  label: string
  value: string
  onChange: (day: string) => void
  onOpen: () => void
  fault: string | undefined
}

/** A day: the browser's own date input until the script has loaded, then a button that opens the calendar. */
function DayField({ name, label, value, onChange, onOpen, fault }: DayFieldProps) {
  const { language, today } = useSite()
  const hydrated = useHydrated()
  const described = {
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${name}-error` : undefined,
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label id={`${name}-label`} htmlFor={name} className="truncate text-xs font-medium text-ink-soft">
        {label}
      </label>
      {hydrated ? (
        <>
          <button
            type="button"
            id={name}
            aria-haspopup="dialog"
            aria-labelledby={`${name}-label ${name}`}
            {...described}
            onClick={onOpen}
            onPointerEnter={calendar.ahead}
            onFocus={calendar.ahead}
            className={classes(inputClasses, 'flex items-center gap-2 text-start text-sm')}
          >
            <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            <span className="truncate">{formatDay(value, language, 'brief')}</span>
          </button>
          <input type="hidden" name={name} value={value} readOnly />
        </>
      ) : (
        <input
          type="date"
          id={name}
          name={name}
          value={value}
          // A traveller west of the server may still be on the day before.
          min={addDays(today, -1)}
          max={addDays(today, 2 * MOST_DAYS_AHEAD)}
          onChange={(event) => onChange(event.target.value)}
          {...described}
          className={classes(inputClasses, 'text-sm')}
        />
      )}
    </div>
  )
}
