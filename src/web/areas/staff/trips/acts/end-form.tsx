import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { SectionForm } from '#web/forms/section-form.tsx'
import { useSectionForm } from '#web/forms/use-section-form.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { hasOdometer } from './has-odometer.ts'
import { TypedNumber } from './typed.ts'
import { useAct } from './use-act.ts'

const OrNone = TypedNumber.transform((number) => number ?? 0)
const Typed = z.object({
  at: z.string(),
  odometer_km: TypedNumber,
  waiting_minutes: OrNone,
  garage_km: OrNone,
  garage_minutes: OrNone,
})

/** The rest of the duty slip: the end, what the driver waited, and the ways from the garage and back. */
export function EndForm({ trip, look, beside, onDone }: ActFormProps) {
  const { t } = useTranslation('dispatch')
  const end = useAct({ trip, onDone }, 'end')
  const form = useSectionForm({
    id: 'end',
    contract: Typed,
    values: { at: trip.end, odometer_km: '', waiting_minutes: '', garage_km: '', garage_minutes: '' },
    send: end,
  })
  const number = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const
  return (
    <SectionForm form={form} label={t('acts.end')} look={look} beside={beside}>
      <TextField
        {...form.field('at')}
        type="datetime-local"
        label={t('slip.ended_at')}
        hint={t('record.clock', { city: trip.city.name })}
        required
      />
      {hasOdometer(trip) && (
        <>
          <TextField
            {...form.field('odometer_km')}
            {...number}
            label={t('slip.odometer_end')}
            hint={t('slip.odometer_least', { km: trip.odometer.start_km ?? 0 })}
            required
          />
          <div className="grid gap-4 sm:grid-cols-3 xl:grid-cols-1">
            <TextField {...form.field('waiting_minutes')} {...number} label={t('slip.waiting')} />
            <TextField {...form.field('garage_km')} {...number} label={t('slip.garage_km')} />
            <TextField {...form.field('garage_minutes')} {...number} label={t('slip.garage_minutes')} />
          </div>
        </>
      )}
    </SectionForm>
  )
}
