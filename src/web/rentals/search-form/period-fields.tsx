import { LONGEST_RENTAL_DAYS } from '#domains/rentals/search/search-choice.contract.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { HALF_HOURS } from './days.ts'
import { DaysFields } from './days-fields.tsx'
import type { RentalDays } from './period.ts'
import type { PricedRental } from './priced-rental.ts'
import { MAX_DAYS_AHEAD } from './search-url.ts'

type Period = RentalDays & { pickup_time: string; dropoff_time: string }
type PeriodFieldsProps = {
  period: Period
  onChange: (period: Period) => void
  faults: { pickup_date?: string | undefined; dropoff_date?: string | undefined }
  priced?: () => PricedRental | null
}

/** Pick-up and drop-off as one range of days with two half-hour times. */
export function PeriodFields({ period, onChange, faults, priced }: PeriodFieldsProps) {
  const { t } = useTranslation('home')
  return (
    <DaysFields
      days={period}
      onChange={(days) => onChange({ ...period, ...days })}
      field={(name) => ({ id: name, label: t(`form.${name}`), error: faults[name] })}
      maxDaysAhead={MAX_DAYS_AHEAD}
      longestDays={LONGEST_RENTAL_DAYS}
      priced={priced}
      renderTime={(end) => (
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
      )}
    />
  )
}
