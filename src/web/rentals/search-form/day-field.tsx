import { CalendarDays } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { classes } from '#ui/classes.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { lazyModule, lazyComponent } from '#ui/lazy-module.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { addDays } from '#kernel/days.ts'

const calendar = lazyModule(() => import('./period-calendar.tsx'))
/** The calendar of two day fields; its code loads when one of them is come near. */
export const PeriodCalendar = lazyComponent(calendar, (code) => code.default)

type DayFieldProps = {
  name: string
  /** Its name by default. */
  id?: string
  label: string
  /** `YYYY-MM-DD`, or '' until one is chosen. */
  value: string
  maxDaysAhead: number
  onChange: (day: string) => void
  onOpen: () => void
  fault: string | undefined
}

/** A day: the browser's own date input until the script has loaded, then a button that opens the calendar. */
export function DayField({
  name,
  id = name,
  label,
  value,
  maxDaysAhead,
  onChange,
  onOpen,
  fault,
}: DayFieldProps) {
  const { t } = useTranslation('home')
  const { language, today } = useSite()
  const hydrated = useHydrated()
  const described = {
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-error` : undefined,
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label id={`${id}-label`} htmlFor={id} className="truncate text-xs font-medium text-ink-soft">
        {label}
      </label>
      {hydrated ? (
        <>
          <button
            type="button"
            id={id}
            aria-haspopup="dialog"
            aria-labelledby={`${id}-label ${id}`}
            {...described}
            onClick={onOpen}
            onPointerEnter={calendar.ahead}
            onFocus={calendar.ahead}
            className={classes(inputClasses, 'flex items-center gap-2 text-start text-sm')}
          >
            <CalendarDays className="size-5 shrink-0 text-ink-soft" />
            <span className="truncate">
              {value === '' ? t('form.no_day') : formatDay(value, language, 'brief')}
            </span>
          </button>
          <input type="hidden" name={name} value={value} readOnly />
        </>
      ) : (
        <input
          type="date"
          id={id}
          name={name}
          value={value}
          // A traveller west of the server may still be on the day before.
          min={addDays(today, -1)}
          max={addDays(today, maxDaysAhead)}
          onChange={(event) => onChange(event.target.value)}
          {...described}
          className={classes(inputClasses, 'text-sm')}
        />
      )}
    </div>
  )
}
