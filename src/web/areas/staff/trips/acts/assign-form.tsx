import { useTranslation } from 'react-i18next'
import type { FleetChoice, StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { TRIP_CATEGORIES } from '#domains/trips/fares/trip-category.contract.ts'
import { SectionForm } from '#web/forms/section-form.tsx'
import type { FieldSpec } from '../../form/field-spec.ts'
import { StaffFields } from '../../form/staff-field.tsx'
import { Answered } from '../../frame/answered.tsx'
import { useTripFleetQuery } from '../trips.api.ts'
import type { ActFormProps } from './act-form-props.ts'
import { useActForm } from './use-act-form.ts'

/** Gives the trip a vehicle and a driver of its city that suit it, or others. */
export function AssignForm(props: ActFormProps) {
  return (
    <Answered query={useTripFleetQuery(props.trip.trip_id)} height="h-40">
      {(fleet) => <Choice {...props} fleet={fleet} />}
    </Answered>
  )
}

function Choice({ trip, look, beside, onDone, fleet }: ActFormProps & { fleet: FleetChoice }) {
  const { t } = useTranslation('dispatch')
  const needsDriver = trip.request.category !== TRIP_CATEGORIES.selfDrive
  const unless = (free: boolean) => (free ? '' : ` · ${t('assign.busy')}`)
  const vehicle: FieldSpec = {
    name: 'vehicle_id',
    kind: 'one_of',
    label: t('trip.vehicle'),
    hint: fleet.vehicles.some(({ free }) => free) ? undefined : t('assign.no_vehicle'),
    options: fleet.vehicles.map(({ vehicle_id, plate, make, model, vehicle_type, seats, free }) => ({
      value: vehicle_id,
      label: `\u2066${plate}\u2069 · ${make} ${model} · ${vehicle_type}, ${t('assign.seats', { count: seats })}${unless(free)}`,
      disabled: !free,
    })),
  }
  const driver: FieldSpec = {
    name: 'driver_id',
    kind: 'one_of',
    label: t('record.driver'),
    hint: fleet.drivers.some(({ free }) => free) ? undefined : t('assign.no_driver'),
    options: fleet.drivers.map(({ driver_id, name, free }) => ({
      value: driver_id,
      label: `\u2068${name}\u2069${unless(free)}`,
      disabled: !free,
    })),
  }
  const fields = needsDriver ? [vehicle, driver] : [vehicle]
  const form = useActForm({ trip, onDone }, 'assign', {
    fields,
    values: { vehicle_id: trip.vehicle_id, driver_id: trip.driver_id },
    body: (typed) => ({ driver_id: null, ...typed }),
  })
  return (
    <SectionForm form={form} label={t(labelOf(trip))} look={look} beside={beside}>
      <p className="text-sm text-ink-soft">{t('assign.text')}</p>
      <StaffFields form={form} specs={fields} words="dispatch:assign" />
    </SectionForm>
  )
}

function labelOf({ status }: StaffTrip) {
  return status === 'booked' ? ('acts.assign' as const) : ('acts.assign_others' as const)
}
