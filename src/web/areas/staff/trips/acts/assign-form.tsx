import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { FleetChoice, StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { TRIP_CATEGORIES } from '#domains/trips/fares/trip-category.contract.ts'
import { SectionForm } from '#web/forms/section-form.tsx'
import { useSectionForm } from '#web/forms/use-section-form.ts'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTripFleetQuery } from '../trips.api.ts'
import type { ActFormProps } from './act-form-props.ts'
import { useAct } from './use-act.ts'

const Typed = z.object({ vehicle_id: z.string(), driver_id: z.string() })

/** Gives the trip a vehicle and a driver of its city that suit it, or others. */
export function AssignForm(props: ActFormProps) {
  const { data: fleet, error, refetch } = useTripFleetQuery(props.trip.trip_id)
  if (fleet) return <Choice {...props} fleet={fleet} />
  return error ? <Unreachable error={error} again={refetch} /> : <Skeleton className="h-40" />
}

function Choice({ trip, look, beside, onDone, fleet }: ActFormProps & { fleet: FleetChoice }) {
  const { t } = useTranslation('dispatch')
  const assign = useAct({ trip, onDone }, 'assign')
  const needsDriver = trip.request.category !== TRIP_CATEGORIES.selfDrive
  const form = useSectionForm({
    id: 'assign',
    contract: Typed,
    values: { vehicle_id: trip.vehicle_id ?? '', driver_id: trip.driver_id ?? '' },
    send: ({ vehicle_id, driver_id }) => assign({ vehicle_id, driver_id: needsDriver ? driver_id : null }),
  })
  return (
    <SectionForm form={form} label={t(labelOf(trip))} look={look} beside={beside}>
      <p className="text-sm text-ink-soft">{t('assign.text')}</p>
      <SelectField
        {...form.field('vehicle_id')}
        label={t('trip.vehicle')}
        hint={fleet.vehicles.some(({ free }) => free) ? undefined : t('assign.no_vehicle')}
        required
      >
        <option value="">{t('assign.choose')}</option>
        {fleet.vehicles.map(({ vehicle_id, plate, make, model, vehicle_type, seats, free }) => (
          <option key={vehicle_id} value={vehicle_id} disabled={!free}>
            {`\u2066${plate}\u2069 · ${make} ${model} · ${vehicle_type}, ${t('assign.seats', { count: seats })}${free ? '' : ` · ${t('assign.busy')}`}`}
          </option>
        ))}
      </SelectField>
      {needsDriver && (
        <SelectField
          {...form.field('driver_id')}
          label={t('record.driver')}
          hint={fleet.drivers.some(({ free }) => free) ? undefined : t('assign.no_driver')}
          required
        >
          <option value="">{t('assign.choose')}</option>
          {fleet.drivers.map(({ driver_id, name, free }) => (
            <option key={driver_id} value={driver_id} disabled={!free}>
              {`\u2068${name}\u2069${free ? '' : ` · ${t('assign.busy')}`}`}
            </option>
          ))}
        </SelectField>
      )}
    </SectionForm>
  )
}

function labelOf({ status }: StaffTrip) {
  return status === 'booked' ? ('acts.assign' as const) : ('acts.assign_others' as const)
}
