import { fleetCar, fleetFrom } from '../world/fleet.ts'
import type { CarClass, FleetOptions, FleetRow } from '../world/fleet.ts'
import { seededNumber } from '../world/seeded.ts'

const ROWS: readonly FleetRow[] = [
  ['MBMV', 'Fiat 500', 4, 3, 1, 2150],
  ['MDMV', 'Hyundai i10', 4, 5, 1, 2250],
  ['MDAV', 'Kia Picanto Automatic', 4, 5, 1, 2800],
  ['MBAE', 'Fiat 500e', 4, 3, 1, 3400],
  ['ECMV', 'Renault Symbol', 5, 4, 2, 2450],
  ['EDMR', 'Renault Clio', 5, 5, 2, 2600],
  ['EDMD', 'Fiat Egea', 5, 4, 3, 2750],
  ['ECAV', 'Hyundai i20', 5, 5, 2, 3200],
  ['EDAR', 'Opel Corsa', 5, 5, 2, 3250],
  ['EDAH', 'Toyota Yaris Hybrid', 5, 5, 2, 3500],
  ['EDAE', 'Peugeot e-208', 5, 5, 2, 3700],
  ['CDMR', 'Renault Megane', 5, 4, 3, 3050],
  ['CDMD', 'Fiat Egea Cross', 5, 5, 3, 3200],
  ['CDAV', 'Toyota Corolla', 5, 4, 3, 3800],
  ['CDAD', 'Opel Astra', 5, 5, 3, 3900],
  ['CDAH', 'Toyota Corolla Hybrid', 5, 4, 3, 4000],
  ['CDAE', 'Togg T10F', 5, 4, 3, 5200],
  ['CWMD', 'Skoda Scala', 5, 5, 4, 3700],
  ['CFMD', 'Dacia Duster', 5, 5, 3, 3600],
  ['CFAR', 'Renault Captur', 5, 5, 3, 4300],
  ['CFAH', 'Toyota C-HR', 5, 5, 3, 4500],
  ['CLAV', 'Honda City', 5, 4, 3, 3950],
  ['IDMV', 'Ford Focus', 5, 5, 3, 3850],
  ['IDAR', 'Honda Civic', 5, 4, 3, 4400],
  ['ICAD', 'Skoda Octavia', 5, 4, 3, 4600],
  ['IFMD', 'Nissan Qashqai', 5, 5, 4, 4500],
  ['IFAR', 'Peugeot 3008', 5, 5, 4, 5200],
  ['IFAE', 'Togg T10X', 5, 5, 4, 6300],
  ['IVMD', 'Dacia Jogger', 7, 5, 3, 5000],
  ['SDMD', 'Volkswagen Passat', 5, 4, 3, 4700],
  ['SDAR', 'Toyota Camry', 5, 4, 3, 5400],
  ['SDAD', 'Skoda Superb', 5, 4, 4, 5900],
  ['SFAD', 'Hyundai Tucson', 5, 5, 4, 5900],
  ['SFAH', 'Toyota RAV4', 5, 5, 4, 6400],
  ['SVMD', 'Ford Tourneo Custom', 9, 5, 5, 7000],
  ['SKMD', 'Fiat Doblo Cargo', 3, 4, 6, 4000],
  ['FDAD', 'Kia K5', 5, 4, 4, 6100],
  ['FFAR', 'Kia Sorento', 7, 5, 4, 7600],
  ['FVMD', 'Volkswagen Caravelle', 9, 5, 6, 8200],
  ['FVAD', 'Mercedes-Benz Vito', 9, 5, 6, 9000],
  ['FQAN', 'Toyota Hilux', 5, 4, 3, 6600],
  ['PDAD', 'BMW 320i', 5, 4, 3, 8100],
  ['PDAC', 'Tesla Model 3', 5, 4, 3, 8400],
  ['PFAD', 'Volvo XC60', 5, 5, 4, 9700],
  ['LDAR', 'Mercedes-Benz E-Class', 5, 4, 4, 12400],
  ['LFAR', 'Volvo XC90', 7, 5, 5, 16500],
  ['XSAR', 'Porsche 718', 2, 2, 1, 29900],
]

export function renticarFleet(options: FleetOptions): CarClass[] {
  return fleetFrom(ROWS.map(fleetCar), options)
}

/** Returns the opaque id of a class in offers. */
export function carIdOf({ acriss }: CarClass): string {
  return seededNumber(`renticar ${acriss}`).toString(16).padStart(8, '0')
}

const BODIES: Readonly<Record<CarClass['vehicle']['bodyType'], string>> = {
  hatchback: 'hatchback',
  saloon: 'sedan',
  estate: 'wagon',
  suv: 'suv',
  people_carrier: 'van',
  van: 'van',
  convertible: 'cabrio',
  coupe: 'coupe',
  pickup: 'pickup',
}

/** Returns a car in the format of offers. */
export function describedCar({ acriss, model, seats, vehicle }: CarClass) {
  const [brand = '', ...name] = model.split(' ')
  return {
    brand,
    model: name.join(' '),
    seat: seats,
    class: CLASSES[vehicle.category] ?? 'premium',
    segment: acriss.charAt(0),
    size: seats > 5 ? 'large' : seats < 5 ? 'small' : 'medium',
    body: BODIES[vehicle.bodyType],
    transmission: vehicle.transmission,
    fuel: vehicle.fuel === 'diesel' ? 'diesel' : 'gas',
  }
}

const CLASSES: Readonly<Record<string, string>> = {
  mini: 'economic',
  economy: 'economic',
  compact: 'medium',
  intermediate: 'medium',
  standard: 'comfort',
  fullsize: 'comfort',
}

/** Returns the list of all cars, the only reply with a car's ACRISS code. */
export function carsJson(fleet: readonly CarClass[]): string {
  const rows = fleet.map((car) => {
    const { brand, model, transmission, fuel, segment, size, body, class: group } = describedCar(car)
    return {
      carId: carIdOf(car),
      brand,
      model,
      transmission,
      // Spelled like this in the protocol.
      ful: fuel,
      class: group,
      segment,
      size,
      body,
      sipp: car.acriss,
    }
  })
  return JSON.stringify(rows)
}
