import type { Insertable } from 'kysely'
import type { FleetTables } from '#domains/fleet/fleet-tables.ts'
import { table } from '#kernel/table.ts'

export const VEHICLE_TYPES = table<Insertable<FleetTables['vehicle_types']>>()(
  ['id', 'name_en', 'name_ar', 'seats', 'bags', 'picture', 'rank'],
  [
    ['hatchback', 'Hatchback', 'هاتشباك', 4, 2, 'hatchback', 1],
    ['sedan', 'Sedan', 'سيدان', 4, 3, 'saloon', 2],
    ['suv', 'SUV', 'دفع رباعي', 6, 4, 'suv', 3],
    ['luxury', 'Luxury sedan', 'سيدان فاخرة', 4, 3, 'luxury', 4],
    ['tempo', 'Tempo traveller', 'ميكروباص', 12, 10, 'van', 5],
    ['coach', 'Coach', 'حافلة', 40, 40, 'coach', 6],
  ],
)
