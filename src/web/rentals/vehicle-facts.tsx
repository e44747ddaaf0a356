import { Cog, DoorOpen, Fuel, Luggage, Snowflake, Users, Zap } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { classes } from '#ui/classes.ts'
import { IconFact } from '#ui/icon-fact.tsx'

type Vehicle = Offer['vehicle']

/** Seats, bags, doors, gearbox, air-con and fuel: icons with words. */
export function VehicleFacts({ vehicle, className }: { vehicle: Vehicle; className?: string }) {
  const { t } = useTranslation('terms')
  const electric = isElectric(vehicle)
  return (
    <ul className={classes('flex flex-wrap gap-x-4 gap-y-1.5 text-sm', className)}>
      {vehicle.seats !== null && (
        <IconFact as="li" icon={<Users />}>
          {t('count.seats', { count: vehicle.seats })}
        </IconFact>
      )}
      {vehicle.bags !== null && (
        <IconFact as="li" icon={<Luggage />}>
          {t('count.bags', { count: vehicle.bags })}
        </IconFact>
      )}
      {vehicle.doors !== null && (
        <IconFact as="li" icon={<DoorOpen />}>
          {t('count.doors', { count: vehicle.doors })}
        </IconFact>
      )}
      <IconFact as="li" icon={<Cog />}>
        {t(`transmission.${vehicle.transmission}`)}
      </IconFact>
      <IconFact as="li" icon={electric ? <Zap /> : <Fuel />}>
        {t(`fuel.${vehicle.fuel}`)}
      </IconFact>
      <IconFact as="li" icon={<Snowflake />}>
        {t(vehicle.air_conditioning ? 'word.air_conditioning' : 'word.no_air_conditioning')}
      </IconFact>
    </ul>
  )
}

export function isElectric({ fuel }: Vehicle): boolean {
  return fuel === 'electric' || fuel === 'plug_in_hybrid'
}
