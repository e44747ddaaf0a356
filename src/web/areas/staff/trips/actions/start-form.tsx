import { useWatch } from 'react-hook-form'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { EARLY_HOURS } from '#domains/trips/dispatch/dispatch-action.contract.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { useChooseFleetQuery } from '../trips.api.ts'
import { arrivalField } from './arrival-field.ts'
import { hasOdometer } from './has-odometer.ts'
import { useActionForm, type ActionFormProps } from './use-action-form.ts'

/** Distance since a vehicle's last trip that needs no confirmation. */
const UNSEEN_KM = 3000

/** The first part of the duty slip. */
export function StartForm(props: ActionFormProps) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const { data: fleet } = useChooseFleetQuery({ id: trip.trip_id })
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
    usual: [0, last ? last.odometer_km + UNSEEN_KM : 400_000],
    label: t('slip.odometer_start'),
    hint: last && t('slip.odometer_last', { km: last.odometer_km }),
  }
  const early: FieldSpec = { name: 'early', kind: 'yes' }
  const arrived = arrivalField(t('slip.arrived_hint'))
  const timed = trip.driver ? [arrived, at] : [at]
  const fields = hasOdometer(trip) ? [...timed, early, odometer] : [at, early]
  const actionForm = useActionForm(props, 'start', {
    fields,
    values: { at: trip.start },
    body: (input) => ({ odometer_km: null, ...input }),
  })
  const enteredAt: unknown = useWatch({ control: actionForm.form.control, name: 'at' })
  const hours = typeof enteredAt === 'string' ? hoursBetween(enteredAt, trip.start) : 0
  return (
    <StaffForm
      {...actionForm}
      specs={fields.filter((field) => hours > EARLY_HOURS || field !== early)}
      words="dispatch:slip"
    />
  )
}

/** Returns the hours between two local times, `YYYY-MM-DDTHH:mm`. 0 if one is invalid. */
function hoursBetween(from: string, to: string): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 3_600_000 || 0
}
