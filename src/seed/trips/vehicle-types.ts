import type { Insertable } from 'kysely'
import type { FleetTables } from '#domains/fleet/fleet-tables.ts'

export const VEHICLE_TYPES: readonly Insertable<FleetTables['vehicle_types']>[] = [
  {
    id: 'hatchback',
    name_en: 'Hatchback',
    name_ar: 'هاتشباك',
    seats: 4,
    bags: 2,
    picture: 'hatchback',
    rank: 1,
  },
  { id: 'sedan', name_en: 'Sedan', name_ar: 'سيدان', seats: 4, bags: 3, picture: 'saloon', rank: 2 },
  { id: 'suv', name_en: 'SUV', name_ar: 'دفع رباعي', seats: 6, bags: 4, picture: 'suv', rank: 3 },
  {
    id: 'luxury',
    name_en: 'Luxury sedan',
    name_ar: 'سيدان فاخرة',
    seats: 4,
    bags: 3,
    picture: 'luxury',
    rank: 4,
  },
  {
    id: 'tempo',
    name_en: 'Tempo traveller',
    name_ar: 'ميكروباص',
    seats: 12,
    bags: 10,
    picture: 'van',
    rank: 5,
  },
  { id: 'coach', name_en: 'Coach', name_ar: 'حافلة', seats: 40, bags: 40, picture: 'coach', rank: 6 },
]
