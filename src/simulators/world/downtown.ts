import type { Coordinates } from '#kernel/geo.ts'
import { table } from '#kernel/table.ts'

export type DowntownPlace = Coordinates & {
  /** The airport within 25 km. */
  near: string
  suppliers: 'b' | 'o' | 'e'
  name: string
  address: string
  desk: 'downtown' | 'railway'
}

/** City desks within 25 km of an airport of the same supplier, so that a search for nearby stations finds more. */
export const DOWNTOWN: readonly DowntownPlace[] = table<DowntownPlace>()(
  ['near', 'suppliers', 'name', 'address', 'latitude', 'longitude', 'desk'],
  [
    ['DXB', 'b', 'Dubai Deira', 'Al Maktoum Road 41', 25.2664, 55.3205, 'downtown'],
    ['DXB', 'e', 'Dubai Downtown', 'Sheikh Zayed Road 220', 25.1972, 55.2744, 'downtown'],
    ['KWI', 'o', 'Salmiya', 'Salem Al Mubarak Street 18', 29.334, 48.076, 'downtown'],
    ['DOH', 'e', 'Doha West Bay', 'Al Corniche Street 9', 25.324, 51.53, 'downtown'],
    ['JED', 'b', 'Jeddah Al Andalus', 'Prince Sultan Street 77', 21.543, 39.15, 'downtown'],
    ['CAI', 'o', 'Cairo Heliopolis', 'El Orouba Street 112', 30.091, 31.327, 'downtown'],
    ['LHR', 'e', 'London Hammersmith', 'Hammersmith Road 184', 51.492, -0.224, 'downtown'],
    ['CDG', 'e', 'Paris Gare du Nord', 'Rue de Dunkerque 18', 48.8809, 2.3553, 'railway'],
    ['ORY', 'e', 'Paris Montparnasse', 'Avenue du Maine 36', 48.8414, 2.3207, 'railway'],
    ['MAD', 'b', 'Madrid Atocha', 'Avenida Ciudad de Barcelona 2', 40.4066, -3.6903, 'railway'],
    ['BCN', 'b', 'Barcelona Sants', 'Plaça dels Països Catalans 1', 41.379, 2.14, 'railway'],
    ['LIS', 'o', 'Lisbon Rossio', 'Rua do Ouro 210', 38.7139, -9.1394, 'downtown'],
    ['FCO', 'o', 'Rome EUR', 'Viale Europa 64', 41.833, 12.47, 'downtown'],
    ['ATH', 'o', 'Athens Glyfada', 'Leoforos Vouliagmenis 90', 37.865, 23.755, 'downtown'],
    ['FRA', 'e', 'Frankfurt Hauptbahnhof', 'Poststraße 8', 50.1071, 8.6638, 'railway'],
    ['MIA', 'b', 'Miami Beach', 'Collins Avenue 1520', 25.7907, -80.13, 'downtown'],
  ],
)
