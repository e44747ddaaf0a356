import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { formatTime } from '#ui/formats/dates.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { DayField } from './day-field.tsx'
import { textOf, type When } from './place-clock.ts'
import { timesWith } from './times.ts'

type WhenFieldsProps = {
  id: string
  /** Label of the day; the label of the time names it too. */
  label: string
  timeLabel: string
  value: When
  /** The earliest wall time, `YYYY-MM-DDTHH:mm`, and the last day. */
  from: string
  last: string
  onChange: (when: When) => void
  error: string | undefined
}

/** A day and a time on the place's own clock. */
export function WhenFields({ id, label, timeLabel, value, from, last, onChange, error }: WhenFieldsProps) {
  const { t } = useTranslation('tabs')
  const language = useLanguage()
  const { day, time } = value
  return (
    <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] gap-2">
      <DayField
        id={id}
        label={label}
        value={day}
        first={from.slice(0, 10)}
        last={last}
        onChange={(chosen) => onChange({ ...value, day: chosen })}
        error={error}
      />
      <SelectField
        id={`${id}-time`}
        label={timeLabel}
        value={time}
        aria-label={t('when.time_of', { field: label })}
        onChange={(event) => onChange({ ...value, time: event.currentTarget.value })}
        options={timesWith(time).map((one) => ({
          value: one,
          label: formatTime(one, language),
          disabled: one !== time && textOf({ day, time: one }) < from,
        }))}
      />
    </div>
  )
}
