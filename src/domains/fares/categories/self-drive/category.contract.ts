import { WITH_DRIVER, type CategoryManifest } from '../category.contract.ts'

/** A car without a driver, for periods of a plan. */
export const SELF_DRIVE = {
  ...WITH_DRIVER,
  number: 5,
  key: 'selfDrive',
  kind: 'self_drive',
  requestParts: ['city_id', 'plan_id', 'start', 'end'],
  card: ['plans', 'deposit', 'over_time', 'fuel', 'estimates_without_km'],
  chosen: ['plan_id', 'combined'],
  isPackaged: true,
  hasDriver: false,
} as const satisfies CategoryManifest
