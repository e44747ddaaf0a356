import { useWatch } from 'react-hook-form'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { FleetChoice } from '#domains/trips/dispatch/dispatch.contract.ts'
import { categoryOf, wordingOf } from '#domains/fares/categories.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffForm } from '../../form/staff-form.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { useChooseFleetQuery } from '../trips.api.ts'
import { useActionForm, type ActionFormProps } from './use-action-form.ts'

/** Assigns or reassigns a suitable vehicle and driver of the trip's city. */
export function AssignForm(props: ActionFormProps) {
  return (
    <Answered query={useChooseFleetQuery({ id: props.trip.trip_id })} height="h-40">
      {(fleet) => <Choice {...props} fleet={fleet} />}
    </Answered>
  )
}

function Choice({ fleet, ...props }: ActionFormProps & { fleet: FleetChoice }) {
  const { trip } = props
  const { t } = useTranslation('dispatch')
  const { hasDriver: needsDriver } = categoryOf(trip.request.category)
  const unless = (free: boolean) => (free ? '' : ` · ${t('assign.busy')}`)
  const classNote = (one: FleetChoice['vehicles'][number]) =>
    one.class === 'booked' ? '' : ` · ${t(`assign.classes.${one.class}`)}`
  const vehicle: FieldSpec = {
    name: 'vehicle_id',
    kind: 'one_of',
    label: t('trip.vehicle'),
    hint: fleet.vehicles.some(({ free }) => free) ? undefined : t('assign.no_vehicle'),
    options: fleet.vehicles.map((one) => ({
      value: one.vehicle_id,
      label: `${isolate(one.plate, 'ltr')} · ${one.make} ${one.model} · ${one.vehicle_type}, ${t('assign.seats', { count: one.seats })}${classNote(one)}${unless(one.free)}`,
      disabled: !one.free,
    })),
  }
  const driver: FieldSpec = {
    name: 'driver_id',
    kind: 'one_of',
    label: t('record.driver'),
    hint: fleet.drivers.some(({ free }) => free) ? undefined : t('assign.no_driver'),
    options: fleet.drivers.map(({ driver_id, name, free }) => ({
      value: driver_id,
      label: `${isolate(name)}${unless(free)}`,
      disabled: !free,
    })),
  }
  const otherClass: FieldSpec = {
    name: 'other_class',
    kind: 'yes',
    label: t('assign.other_class', { type: trip.vehicle_type.name }),
  }
  const fields = needsDriver ? [vehicle, otherClass, driver] : [vehicle, otherClass]
  const actionForm = useActionForm(props, 'assign', {
    fields,
    values: { vehicle_id: trip.vehicle_id, driver_id: trip.driver_id },
    body: (input) => ({ driver_id: null, ...input }),
  })
  const chosen = useWatch({ control: actionForm.form.control, name: 'vehicle_id' })
  const isOther = fleet.vehicles.find(({ vehicle_id }) => vehicle_id === chosen)?.class === 'other'
  return (
    <StaffForm
      {...actionForm}
      label={t(trip.status === 'booked' ? 'acts.assign' : 'acts.assign_others')}
      specs={fields.filter((field) => isOther || field !== otherClass)}
      words="dispatch:assign"
    >
      <p className="text-sm text-ink-soft">{t('assign.text', wordingOf(trip.request.category))}</p>
    </StaffForm>
  )
}
