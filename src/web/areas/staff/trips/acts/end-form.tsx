import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Form } from '#web/forms/form.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffFields } from '../../form/staff-field.tsx'
import { hasOdometer } from './has-odometer.ts'
import { useActForm, type ActFormProps } from './use-act-form.ts'

/** Ways from and to the garage; an empty field counts as none. */
const GARAGE: readonly FieldSpec[] = [
  { name: 'garage_km', kind: 'number', usual: [0, 60], optional: true },
  { name: 'garage_minutes', kind: 'number', usual: [0, 120], optional: true },
]

/** A trip that ends later than this after it was planned to is asked about, */
const LATE_HOURS = 12
/** and one that drives further than this for each day begun. */
const KM_A_DAY = 800

/** The rest of the duty slip: the end, what the driver waited, and the ways from the garage and back. */
export function EndForm(props: ActFormProps) {
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
  const besides = hasOdometer(trip) ? [...(trip.driver ? [waiting] : []), ...GARAGE] : []
  const act = useActForm(props, 'end', {
    fields: [at, ...driven, ...besides],
    values: { at: trip.end },
    body: ({ at: ended, odometer_km = null, ...rest }) => ({
      at: ended,
      odometer_km,
      ...Object.fromEntries(Object.entries(rest).filter(([, typed]) => typed !== null)),
    }),
  })
  return (
    <Form {...act}>
      <StaffFields form={act.form} specs={[at, ...driven]} words="dispatch:slip" />
      {besides.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-3 xl:grid-cols-1">
          <StaffFields form={act.form} specs={besides} words="dispatch:slip" />
        </div>
      )}
    </Form>
  )
}

/** A time on a clock, so many hours later. */
function later(time: string, hours: number): string {
  return new Date(Date.parse(`${time}Z`) + hours * 3_600_000).toISOString().slice(0, 16)
}

function days(from: string, to: string): number {
  return Math.max(1, Math.ceil((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 86_400_000))
}
