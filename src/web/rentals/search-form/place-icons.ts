import { Building2, Plane, Store, type LucideIcon } from 'lucide-react'
import type { Location } from '#domains/rentals/locations/location.contract.ts'

/** What each kind of place is drawn as. */
export const placeIcons: Record<Location['type'], LucideIcon> = {
  airport: Plane,
  city: Building2,
  station: Store,
}
