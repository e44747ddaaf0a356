import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Form } from '#web/forms/form.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffFields } from '../../form/staff-field.tsx'
import { hasOdometer } from './has-odometer.ts'
import { useActionForm, type ActionFormProps } from './use-action-form.ts'

/** Distance and time from and to the garage; an empty field counts as none. */
const GARAGE: readonly FieldSpec[] = [
  { name: 'garage_km', kind: 'number', usual: [0, 60], optional: true },
  { name: 'garage_minutes', kind: 'number', usual: [0, 120], optional: true },
]

/** Delay beyond the planned end that needs a confirmation. */
const LATE_HOURS = 12
/** Distance per started day that needs a confirmation. */
const KM_A_DAY = 800

/** The second part of the duty slip: end, waiting time, and the distance from and to the garage. */
export function EndForm(props: ActionFormProps) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const at: FieldSpec = {
    name: 'at',
    kind: 'time',
    label: t('slip.ended_at'),
    hint: t('record.clock', { city: trip.city.name }),
    usual: [trip.start.slice(0, 10), later(trip.end, LATE_HOURS)],
  }
  const odometer: FieldSpec = {
    name: 'odometer_km',
    kind: 'number',
    usual: [0, (trip.odometer.start_km ?? 0) + KM_A_DAY * days(trip.start, trip.end)],
    label: t('slip.odometer_end'),
    hint: t('slip.odometer_least', { km: trip.odometer.start_km ?? 0 }),
  }
  const driven = hasOdometer(trip) ? [odometer] : []
  const waiting: FieldSpec = {
    name: 'waiting_minutes',
    kind: 'number',
    usual: [0, 180],
    optional: true,
    hint: t('slip.waiting_hint'),
  }
  const extraFields = hasOdometer(trip) ? [...(trip.driver ? [waiting] : []), ...GARAGE] : []
  const actionForm = useActionForm(props, 'end', {
    fields: [at, ...driven, ...extraFields],
    values: { at: trip.end },
    body: ({ at: ended, odometer_km = null, ...rest }) => ({
      at: ended,
      odometer_km,
      ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
    }),
  })
  return (
    <Form {...actionForm}>
      <StaffFields form={actionForm.form} specs={[at, ...driven]} words="dispatch:slip" />
      {extraFields.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-3 xl:grid-cols-1">
          <StaffFields form={actionForm.form} specs={extraFields} words="dispatch:slip" />
        </div>
      )}
    </Form>
  )
}

/** Returns a local time some hours later. */
function later(time: string, hours: number): string {
  return new Date(Date.parse(`${time}Z`) + hours * 3_600_000).toISOString().slice(0, 16)
}

function days(from: string, to: string): number {
  return Math.max(1, Math.ceil((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 86_400_000))
}
