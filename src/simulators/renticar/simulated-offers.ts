import type { PricedCar, SimulatedRental } from '../simulation/simulated-rental.ts'
import type { SimulatedStation } from '../world/stations.ts'
import { isoMinute } from '../world/wall-time.ts'
import { carIdOf, describedCar } from './simulated-fleet.ts'
import { PROVISION, companyOf, extraTotal, extrasFor, inAllCurrencies, rulesFor } from './simulated-terms.ts'

/** Returns the price of a car without extras, in EUR hundredths. */
export function costOf({ days, oneWay }: SimulatedRental, { daily }: PricedCar): number {
  return daily * days + oneWay
}

/** Returns the reply to a search. Each offer has the id that books it. */
export function searchJson(parts: {
  rental: SimulatedRental
  cars: readonly PricedCar[]
  offerIdOf(priced: PricedCar): string
  createdAt: string
}): string {
  const { rental, cars, offerIdOf, createdAt } = parts
  const offers = cars.map((priced) => offer(rental, priced, offerIdOf(priced), createdAt))
  return JSON.stringify({ status: 'success', message: '', search: searchOf(rental), offers })
}

export function extrasJson(rental: SimulatedRental, { car }: PricedCar): string {
  const vendor = companyOf(rental.from.code, car).name
  const extras = extrasFor(car).map((extra) => {
    const total = extraTotal(extra, rental)
    const { code, name, description, price, perRental } = extra
    return {
      vendor,
      code,
      name,
      extratype: perRental ? 1 : 2,
      extradaily: perRental ? 0 : 1,
      description,
      dailyPrice: inAllCurrencies(perRental ? Math.round(price / rental.days) : price),
      totalPrice: inAllCurrencies(total),
      numberOfSales: 0,
    }
  })
  return JSON.stringify({ status: 'success', message: '', search: searchOf(rental), extras })
}

/** Returns a company's office, where it hands over its cars. */
export function officeOf(station: SimulatedStation, company: string) {
  const { address, city, country, phone, desk } = station
  return {
    name: company,
    address,
    city,
    telephone: `+${country.dialling}${phone}`,
    deliveryType: desk === 'shuttle' ? 'shuttle' : 'office',
  }
}

function offer(rental: SimulatedRental, priced: PricedCar, offerId: string, createdAt: string) {
  const { from, to, days, oneWay } = rental
  const { car, daily } = priced
  const company = companyOf(from.code, car)
  return {
    offerId,
    companySlug: company.slug,
    totalDays: days,
    pickupOffice: officeOf(from, company.name),
    returnOffice: officeOf(to, company.name),
    car: { carId: carIdOf(car), ...describedCar(car), fuelPolicy: 'full_to_full' },
    rules: rulesFor(car, days),
    pricing: {
      totalPrice: inAllCurrencies(daily * days),
      dailyPrice: inAllCurrencies(daily),
      dropPrice: inAllCurrencies(oneWay),
      provision: inAllCurrencies(PROVISION[car.vehicle.category]),
      vendorDay: days,
    },
    createdAt,
    isFullCreditAvailable: company.fullCredit,
  }
}

function searchOf({ from, to, pickUp, dropOff, days }: SimulatedRental) {
  return {
    _id: `${from.code}.${to.code}.${pickUp.instant}.${dropOff.instant}`,
    pickup_location: from.code,
    pickup_location_name: from.name,
    pickup_datetime: `${isoMinute(pickUp)}:00Z`,
    return_location: to.code,
    return_location_name: to.name,
    return_datetime: `${isoMinute(dropOff)}:00Z`,
    day: days,
  }
}
