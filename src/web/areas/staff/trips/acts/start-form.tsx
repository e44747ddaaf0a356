import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { SectionForm } from '#web/forms/section-form.tsx'
import { useSectionForm } from '#web/forms/use-section-form.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTripFleetQuery } from '../trips.api.ts'
import type { ActFormProps } from './act-form-props.ts'
import { hasOdometer } from './has-odometer.ts'
import { TypedNumber } from './typed.ts'
import { useAct } from './use-act.ts'

const Typed = z.object({ at: z.string(), odometer_km: TypedNumber })

/** The first line of the duty slip. */
export function StartForm({ trip, look, beside, onDone }: ActFormProps) {
  const { t } = useTranslation('dispatch')
  const { data: fleet } = useTripFleetQuery(trip.trip_id)
  const last = fleet?.vehicles.find(({ vehicle_id }) => vehicle_id === trip.vehicle_id)
  const start = useAct({ trip, onDone }, 'start')
  const form = useSectionForm({
    id: 'start',
    contract: Typed,
    values: { at: trip.start, odometer_km: '' },
    send: start,
  })
  return (
    <SectionForm form={form} label={t('acts.start')} look={look} beside={beside}>
      <TextField
        {...form.field('at')}
        type="datetime-local"
        label={t('slip.started_at')}
        hint={t('record.clock', { city: trip.city.name })}
        required
      />
      {hasOdometer(trip) && (
        <TextField
          {...form.field('odometer_km')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          label={t('slip.odometer_start')}
          hint={last && t('slip.odometer_last', { km: last.odometer_km })}
          required
        />
      )}
    </SectionForm>
  )
}
