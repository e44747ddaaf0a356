import { WITH_DRIVER, type CategoryManifest } from '../category.contract.ts'

/** A car with its driver for the hours and kilometres of a package. */
export const RENTAL = {
  ...WITH_DRIVER,
  number: 2,
  key: 'rental',
  kind: 'rental',
  requestParts: ['city_id', 'from', 'start', 'package_id'],
  card: ['packages', 'over_time', 'fuel', 'night', 'estimates_without_km'],
  chosen: ['package_id'],
  isPackaged: true,
} as const satisfies CategoryManifest
