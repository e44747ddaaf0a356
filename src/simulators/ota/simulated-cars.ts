import type { Vehicle } from '#kernel/acriss.ts'
import type { CarClass } from '../world/fleet.ts'
import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import { isoMinute } from '../world/wall-time.ts'
import { element } from '#connectors/suppliers/xml.ts'
import { OUR_REFERENCE } from '#connectors/suppliers/ota/requests.ts'
import { coversXml, equipsXml, feesXml, rentalRateXml, totalXml } from './simulated-charges.ts'
import { NOTHING_ADDED, najmCost } from './simulated-cost.ts'
import { paymentRulesXml } from './simulated-terms.ts'

const FUELS: Readonly<Record<string, string>> = {
  diesel: 'Diesel',
  electric: 'Electric',
  hybrid: 'Hybrid',
  plug_in_hybrid: 'Hybrid',
  petrol: 'Petrol',
}

const KINDS: Readonly<Record<Vehicle['bodyType'], string>> = {
  hatchback: '1',
  saloon: '1',
  estate: '8',
  suv: '3',
  people_carrier: '2',
  van: '2',
  convertible: '4',
  coupe: '18',
  pickup: '9',
}

const SIZES: Readonly<Record<Vehicle['category'], string>> = {
  mini: '1',
  economy: '3',
  compact: '4',
  intermediate: '6',
  standard: '7',
  fullsize: '8',
  premium: '10',
  luxury: '9',
  oversize: '41',
  special: '32',
}

export function rentalCoreXml({ from, to, pickUp, dropOff }: SimulatedRental): string {
  return element(
    'VehRentalCore',
    { PickUpDateTime: `${isoMinute(pickUp)}:00`, ReturnDateTime: `${isoMinute(dropOff)}:00` },
    element('PickUpLocation', { LocationCode: from.code, CodeContext: 'internal code' }),
    element('ReturnLocation', { LocationCode: to.code, CodeContext: 'internal code' }),
  )
}

export function vehicleXml(car: CarClass, imageBaseUrl: string | undefined): string {
  const { vehicle } = car
  return element(
    'Vehicle',
    {
      AirConditionInd: String(vehicle.airConditioning),
      TransmissionType: vehicle.transmission === 'automatic' ? 'Automatic' : 'Manual',
      FuelType: FUELS[vehicle.fuel] ?? 'Unspecified',
      PassengerQuantity: car.seats,
      BaggageQuantity: car.bags,
      Code: car.acriss,
      CodeContext: 'SIPP',
    },
    element('VehType', { VehicleCategory: KINDS[vehicle.bodyType], DoorCount: car.doors }),
    element('VehClass', { Size: SIZES[vehicle.category] }),
    element('VehMakeModel', { Name: `${car.model} or similar`, Code: car.acriss }),
    imageBaseUrl === undefined ? '' : element('PictureURL', {}, `${imageBaseUrl}/${car.acriss}.png`),
  )
}

export type CarOnOffer = {
  rental: SimulatedRental
  priced: PricedCar
  age: number
  offerId: string
  /** Equipment whose price was requested, by EQP type. */
  equipment: ReadonlySet<string>
  free: boolean
  imageBaseUrl: string | undefined
}

export function vehAvailXml(offer: CarOnOffer): string {
  const { rental, priced, age, offerId, equipment, free, imageBaseUrl } = offer
  const cost = najmCost(rental, priced, age, NOTHING_ADDED)
  return element(
    'VehAvail',
    {},
    element(
      'VehAvailCore',
      { Status: 'Available' },
      vehicleXml(priced.car, imageBaseUrl),
      rentalRateXml(rental, priced, cost),
      totalXml(cost),
      equipsXml(rental, equipment),
      feesXml(rental, cost, equipment.size > 0),
      element('Reference', { Type: OUR_REFERENCE, ID: offerId }),
    ),
    element('VehAvailInfo', {}, coversXml(rental, priced), paymentRulesXml(rental, priced, free)),
  )
}
