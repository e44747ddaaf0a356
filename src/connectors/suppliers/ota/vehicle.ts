import { readAcriss } from '#kernel/acriss.ts'
import type { OtaVehicle } from './reply-cars.ts'
import { withoutOrSimilar } from '#kernel/or-similar.ts'
import { readFlag } from '../xml-values.ts'

/** ACRISS categories of the sizes (SIZ) that have one. The others are not passenger cars. */
const SIZES: Readonly<Record<string, string>> = {
  '1': 'M',
  '2': 'E',
  '3': 'E',
  '4': 'C',
  '5': 'I',
  '6': 'I',
  '7': 'S',
  '8': 'F',
  '9': 'L',
  '10': 'P',
  '11': 'S',
  '27': 'C',
  '28': 'I',
  '29': 'F',
  '33': 'N',
  '34': 'H',
  '35': 'D',
  '36': 'J',
  '37': 'R',
  '38': 'G',
  '39': 'U',
  '40': 'W',
  '41': 'O',
}

/** ACRISS types of the vehicle categories (VEC). */
const KINDS: Readonly<Record<string, string>> = {
  '1': 'C',
  '2': 'V',
  '3': 'F',
  '4': 'T',
  '8': 'W',
  '9': 'P',
  '13': 'S',
  '18': 'E',
  '19': 'M',
  '22': 'G',
}

/** Returns the supplier's code of the car, and its context. */
export function vehicleCode(vehicle: OtaVehicle): { code: string; context: string } {
  const { VehMakeModel, VehIdentity } = vehicle
  if (vehicle['@Code']) return { code: vehicle['@Code'], context: vehicle['@CodeContext'] }
  const code =
    VehMakeModel?.['@Code'] ||
    vehicle['@VendorCarType'] ||
    VehIdentity?.['@VehicleAssetNumber'] ||
    VehIdentity?.['@VehicleID_Number'] ||
    ''
  return { code, context: '' }
}

/**
 * Returns the ACRISS code: as sent in one of its possible fields, otherwise composed from size, category and gearbox.
 */
export function acrissOf(vehicle: OtaVehicle): string | null {
  const sent = [
    vehicle['@Code'],
    vehicle.VehMakeModel?.['@Code'] ?? '',
    vehicle['@VendorCarType'],
    vehicle.VehIdentity?.['@VehicleAssetNumber'] ?? '',
    vehicle.VehIdentity?.['@VehicleID_Number'] ?? '',
  ]
  const known = sent.find((code) => readAcriss(code) !== null)
  if (known !== undefined) return known
  const size = SIZES[vehicle.VehClass?.['@Size'] ?? '']
  const kind = KINDS[vehicle.VehType?.['@VehicleCategory'] ?? '']
  if (!size || !kind) return null
  const gearbox = /^auto/i.test(vehicle['@TransmissionType']) ? 'A' : 'M'
  return `${size}${kind}${gearbox}${readFlag(vehicle['@AirConditionInd']) === false ? 'N' : 'R'}`
}

/** Returns the model, without "or similar". One system writes it in the year's field. */
export function vehicleName({ VehMakeModel }: OtaVehicle): string {
  const year = VehMakeModel?.['@ModelYear'] ?? ''
  const name = /[A-Za-z]/.test(year) ? year : (VehMakeModel?.['@Name'] ?? '')
  return withoutOrSimilar(name)
}

/** Parses a count, or the largest of a range like "2-4". Null if invalid. */
export function maxOf(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,2}(?:\s*[-/]\s*\d{1,2})?$/.test(text)) return null
  return Math.max(...text.split(/[-/]/).map(Number))
}
