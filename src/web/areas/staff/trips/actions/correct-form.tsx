import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { wallTime } from '#ui/formats/wall-time.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { arrivalField } from './arrival-field.ts'
import { hasOdometer } from './has-odometer.ts'
import { useActionForm, type ActionFormProps } from './use-action-form.ts'

const READING: readonly FieldSpec[] = [{ name: 'odometer_km', kind: 'number', usual: [0, 400_000] }]
const EXTRA_END_FIELDS: readonly FieldSpec[] = [
  { name: 'waiting_minutes', kind: 'number', usual: [0, 180], optional: true },
  { name: 'garage_km', kind: 'number', usual: [0, 60] },
  { name: 'garage_minutes', kind: 'number', usual: [0, 120] },
]

/** Corrects the entries of start and end, with a reason. */
export function CorrectForm(props: ActionFormProps) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const { odometer, city, arrived_at, started_at, ended_at } = trip
  const [reading, extraFields] = hasOdometer(trip) ? [READING, EXTRA_END_FIELDS] : [[], []]
  const arrival = hasOdometer(trip) && trip.driver ? [arrivalField(t('slip.arrived_hint'))] : []
  const at: FieldSpec = { name: 'at', kind: 'time', hint: t('record.clock', { city: city.name }) }
  const fields: readonly FieldSpec[] = [
    { name: 'start', kind: 'part', fields: [...arrival, at, ...reading] },
    ...(ended_at === null
      ? []
      : [{ name: 'end', kind: 'part', fields: [at, ...reading, ...extraFields] } as const]),
    { name: 'reason', kind: 'text' },
  ]
  const clock = (instant: string | null) => instant && wallTime(instant, city.time_zone)
  const none = { odometer_km: null, waiting_minutes: null, garage_km: 0, garage_minutes: 0 }
  const { waiting_minutes, garage_km, garage_minutes } = trip
  const actionForm = useActionForm(props, 'correct', {
    fields,
    values: {
      start: { arrived_at: clock(arrived_at), at: clock(started_at), odometer_km: odometer.start_km },
      end: {
        at: clock(ended_at),
        odometer_km: odometer.end_km,
        waiting_minutes,
        garage_km: garage_km ?? 0,
        garage_minutes: garage_minutes ?? 0,
      },
    },
    body: ({ start, end, reason }) => ({
      reason,
      start: { odometer_km: null, ...(start as object) },
      ...(end !== undefined && { end: { ...none, ...(end as object) } }),
    }),
  })
  return (
    <StaffForm {...actionForm} words="dispatch:correct">
      <p className="text-sm text-ink-soft">{t('correct.text')}</p>
    </StaffForm>
  )
}
