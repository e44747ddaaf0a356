import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FieldError } from '#ui/fields/field.tsx'
import { localeOf } from '#ui/formats/dates.ts'
import { useLanguage } from '#ui/use-language.ts'
import { WEEKDAYS, weekdayName } from './weekday-name.ts'

type DaysFieldProps = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  days: readonly number[]
  onChange: (days: number[]) => void
}

/** Checkboxes of the weekdays with their short names. */
export function DaysField({ id, label, hint, error, days, onChange }: DaysFieldProps) {
  const language = useLanguage()
  const { t } = useTranslation('staff_forms')
  const choose = (day: number, on: boolean) =>
    onChange(WEEKDAYS.filter((one) => (one === day ? on : days.includes(one))))
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0 outline-none sm:col-span-full"
    >
      <legend className="text-xs font-medium text-ink-soft">{label}</legend>
      {hint && <p className="text-xs text-ink-soft">{hint}</p>}
      <div className="flex flex-wrap gap-x-4">
        {WEEKDAYS.map((day) => (
          <label key={day} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="tick size-5 shrink-0"
              checked={days.includes(day)}
              onChange={(event) => choose(day, event.target.checked)}
            />
            {weekdayName(day, localeOf(language), 'short')}
          </label>
        ))}
        <button
          type="button"
          className="min-h-11 text-sm text-coral-deep underline"
          onClick={() => onChange([...WEEKDAYS])}
        >
          {t('staff_forms:every_day')}
        </button>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
