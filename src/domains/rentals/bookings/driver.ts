import { ageBand } from '../search/age-band.ts'
import type { Driver } from './driver.contract.ts'
import type { Sold } from '../quotes/sold.ts'

export type DriverFailure = { code: 'driver_age_differs'; detail: string }

/**
 * Rejects a driver whose age band differs from the priced one (bands start at 18, 21, 23, 25 and 70): another band
 * needs a new price.
 */
export function driverFailure(driver: Driver, { driverAge }: Pick<Sold, 'driverAge'>): DriverFailure | null {
  return ageBand(driver.age) === ageBand(driverAge)
    ? null
    : {
        code: 'driver_age_differs',
        detail: `This price is for a driver aged ${driverAge}; search again with age ${driver.age}`,
      }
}
