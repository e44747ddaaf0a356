import { useTranslation } from 'react-i18next'
import { SectionForm } from '#web/forms/section-form.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffFields } from '../../form/staff-field.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { hasOdometer } from './has-odometer.ts'
import { useActForm } from './use-act-form.ts'

/** What the fare may ask for besides the way; what is left empty is none. */
const BESIDE: readonly FieldSpec[] = [
  { name: 'waiting_minutes', kind: 'number', optional: true },
  { name: 'garage_km', kind: 'number', optional: true },
  { name: 'garage_minutes', kind: 'number', optional: true },
]

/** The rest of the duty slip: the end, what the driver waited, and the ways from the garage and back. */
export function EndForm({ trip, look, beside, onDone }: ActFormProps) {
  const { t } = useTranslation('dispatch')
  const at: FieldSpec = {
    name: 'at',
    kind: 'time',
    label: t('slip.ended_at'),
    hint: t('record.clock', { city: trip.city.name }),
  }
  const odometer: FieldSpec = {
    name: 'odometer_km',
    kind: 'number',
    label: t('slip.odometer_end'),
    hint: t('slip.odometer_least', { km: trip.odometer.start_km ?? 0 }),
  }
  const driven = hasOdometer(trip) ? [odometer] : []
  const besides = hasOdometer(trip) ? BESIDE : []
  const form = useActForm({ trip, onDone }, 'end', {
    fields: [at, ...driven, ...besides],
    values: { at: trip.end },
    body: ({ at: ended, odometer_km = null, ...rest }) => ({
      at: ended,
      odometer_km,
      ...Object.fromEntries(Object.entries(rest).filter(([, typed]) => typed !== null)),
    }),
  })
  return (
    <SectionForm form={form} label={t('acts.end')} look={look} beside={beside}>
      <StaffFields form={form} specs={[at, ...driven]} words="dispatch:slip" />
      {besides.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-3 xl:grid-cols-1">
          <StaffFields form={form} specs={besides} words="dispatch:slip" />
        </div>
      )}
    </SectionForm>
  )
}
