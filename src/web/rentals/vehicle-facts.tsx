import { Cog, DoorOpen, Fuel, Luggage, Snowflake, Users, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { classes } from '#ui/classes.ts'

type Vehicle = Offer['vehicle']

/** Seats, bags, doors, gearbox, air-con and fuel: icons with words. */
export function VehicleFacts({ vehicle, className }: { vehicle: Vehicle; className?: string }) {
  const { t } = useTranslation('terms')
  const electric = isElectric(vehicle)
  return (
    <ul className={classes('flex flex-wrap gap-x-4 gap-y-1.5 text-sm', className)}>
      {vehicle.seats !== null && <Fact icon={<Users />}>{t('count.seats', { count: vehicle.seats })}</Fact>}
      {vehicle.bags !== null && <Fact icon={<Luggage />}>{t('count.bags', { count: vehicle.bags })}</Fact>}
      {vehicle.doors !== null && (
        <Fact icon={<DoorOpen />}>{t('count.doors', { count: vehicle.doors })}</Fact>
      )}
      <Fact icon={<Cog />}>{t(`transmission.${vehicle.transmission}`)}</Fact>
      <Fact icon={electric ? <Zap /> : <Fuel />}>{t(`fuel.${vehicle.fuel}`)}</Fact>
      <Fact icon={<Snowflake />}>
        {t(vehicle.air_conditioning ? 'word.air_conditioning' : 'word.no_air_conditioning')}
      </Fact>
    </ul>
  )
}

export function isElectric({ fuel }: Vehicle): boolean {
  return fuel === 'electric' || fuel === 'plug_in_hybrid'
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="text-ink-soft *:size-4">
        {icon}
      </span>
      {children}
    </li>
  )
}
