import { useTranslation } from 'react-i18next'
import { SectionForm } from '#web/forms/section-form.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffFields } from '../../form/staff-field.tsx'
import { useTripFleetQuery } from '../trips.api.ts'
import type { ActFormProps } from './act-form-props.ts'
import { hasOdometer } from './has-odometer.ts'
import { useActForm } from './use-act-form.ts'

/** The first line of the duty slip. */
export function StartForm({ trip, look, beside, onDone }: ActFormProps) {
  const { t } = useTranslation('dispatch')
  const { data: fleet } = useTripFleetQuery(trip.trip_id)
  const last = fleet?.vehicles.find(({ vehicle_id }) => vehicle_id === trip.vehicle_id)
  const at: FieldSpec = {
    name: 'at',
    kind: 'time',
    label: t('slip.started_at'),
    hint: t('record.clock', { city: trip.city.name }),
  }
  const odometer: FieldSpec = {
    name: 'odometer_km',
    kind: 'number',
    label: t('slip.odometer_start'),
    hint: last && t('slip.odometer_last', { km: last.odometer_km }),
  }
  const fields = hasOdometer(trip) ? [at, odometer] : [at]
  const form = useActForm({ trip, onDone }, 'start', {
    fields,
    values: { at: trip.start },
    body: (typed) => ({ odometer_km: null, ...typed }),
  })
  return (
    <SectionForm form={form} label={t('acts.start')} look={look} beside={beside}>
      <StaffFields form={form} specs={fields} words="dispatch:slip" />
    </SectionForm>
  )
}
