import { Building2, Hotel, House, Landmark, MapPin, Plane, TrainFront, type LucideIcon } from 'lucide-react'
import type { Place } from './place.ts'

/** What each kind of place is drawn as. */
export const placeIcons: Record<Place['kind'], LucideIcon> = {
  airport: Plane,
  station: TrainFront,
  hotel: Hotel,
  landmark: Landmark,
  area: MapPin,
  city: Building2,
  address: House,
}
