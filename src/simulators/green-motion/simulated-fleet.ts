import { fleetCar, fleetFrom } from '../world/fleet.ts'
import type { CarClass, FleetCar, FleetOptions, FleetRow } from '../world/fleet.ts'

/** Much of the fleet is electric or hybrid, in line with the brand. */
const ROWS: readonly FleetRow[] = [
  ['MDMV', 'Hyundai i10', 4, 5, 1, 2150],
  ['MBMV', 'Fiat Panda', 4, 5, 1, 2200],
  ['MDAV', 'Kia Picanto Automatic', 4, 5, 1, 2800],
  ['MDAE', 'Dacia Spring Electric', 4, 5, 1, 3150],
  ['ECMV', 'Nissan Micra', 5, 5, 2, 2500],
  ['EDMR', 'Ford Fiesta', 5, 5, 2, 2550],
  ['EDAR', 'Hyundai i20 Automatic', 5, 5, 2, 3200],
  ['EDAH', 'Toyota Yaris Hybrid', 5, 5, 2, 3500],
  ['EDAE', 'Renault Zoe', 5, 5, 2, 3700],
  ['CDMR', 'Ford Focus', 5, 5, 2, 3050],
  ['CDAV', 'Kia Ceed Automatic', 5, 5, 2, 3700],
  ['CDAH', 'Toyota Corolla Hybrid', 5, 5, 2, 3950],
  ['CDAE', 'Nissan Leaf', 5, 5, 2, 4100],
  ['CFMD', 'Kia Stonic', 5, 5, 2, 3400],
  ['CFAR', 'Hyundai Venue Automatic', 5, 5, 2, 4050],
  ['CFAH', 'Kia Niro Hybrid', 5, 5, 3, 4300],
  ['CFAE', 'Kia e-Niro', 5, 5, 3, 4700],
  ['CWMD', 'Ford Focus Estate', 5, 5, 4, 3600],
  ['ICMR', 'Skoda Scala', 5, 5, 3, 3700],
  ['IDAR', 'Skoda Octavia Automatic', 5, 5, 3, 4350],
  ['IFMD', 'Dacia Duster', 5, 5, 3, 4100],
  ['IFAR', 'Nissan Qashqai Automatic', 5, 5, 4, 4950],
  ['IFAI', 'Kia Sportage Plug-in Hybrid', 5, 5, 4, 5400],
  ['IWMD', 'Skoda Octavia Combi', 5, 5, 4, 4200],
  ['IVMD', 'Dacia Jogger', 7, 5, 3, 4900],
  ['SDAR', 'Skoda Superb Automatic', 5, 4, 4, 5200],
  ['SDAC', 'Tesla Model 3', 5, 4, 3, 7400],
  ['SFAD', 'Kia Sorento', 7, 5, 4, 6000],
  ['SFAC', 'Tesla Model Y', 5, 5, 4, 6900],
  ['STMV', 'Fiat 500 Cabrio', 4, 2, 1, 5300],
  ['SVMD', 'Ford Tourneo Custom', 9, 5, 5, 7000],
  ['SKMD', 'Ford Transit Connect', 3, 4, 5, 3900],
  ['FVAD', 'Mercedes-Benz Vito Automatic', 9, 5, 6, 8700],
  ['FFAR', 'Hyundai Santa Fe', 7, 5, 4, 7300],
  ['FQAN', 'Ford Ranger Double Cab', 5, 4, 3, 6500],
  ['PDAD', 'BMW 3 Series', 5, 4, 3, 8000],
  ['PFAH', 'Volvo XC60 Recharge', 5, 5, 4, 9400],
  ['PEAC', 'Polestar 2', 5, 4, 3, 9100],
  ['LDAR', 'Mercedes-Benz E-Class', 5, 4, 4, 12400],
  ['LFAC', 'Mercedes-Benz EQE SUV', 5, 5, 5, 16200],
]

const CARS: readonly FleetCar[] = ROWS.map(fleetCar)

const FIRST_VEHICLE_ID = 95_500

export function greenMotionFleet(options: FleetOptions): CarClass[] {
  return fleetFrom(CARS, options)
}

/** Returns the supplier's number of each class, by ACRISS code. */
export function vehicleIds(fleet: readonly CarClass[]): ReadonlyMap<string, string> {
  return new Map(fleet.map(({ acriss }, at) => [acriss, String(FIRST_VEHICLE_ID + at)]))
}
