import type { CoverPart } from '#kernel/cover-parts.ts'
import { extraKind } from '../extra-kind.ts'
import { feeKindByName } from '../fee-names.ts'
import type { ExtraKind, FeeKind, Inclusion, ProtectionKind } from '#domains/suppliers/supplier-connector.ts'

// Extracts of OpenTravel's code table that a rental needs.

/** Charge purpose codes (VCP) by name. */
export const PURPOSE = {
  rental: '1',
  oneWay: '2',
  discount: '3',
  surcharge: '5',
  tax: '7',
  extraDistance: '8',
  additionalDriver: '12',
  youngDriver: '13',
  prepaid: '22',
  payOnArrival: '23',
  airport: '30',
} as const

const FEE_PURPOSES: Readonly<Record<string, FeeKind>> = {
  '2': 'one_way',
  '7': 'local_tax',
  '13': 'young_driver',
  '14': 'young_driver',
  '15': 'senior_driver',
  '30': 'airport_surcharge',
}

/** Purposes that are not fees: parts, totals, optional prices, or components of the rental itself. */
const NO_FEE: ReadonlySet<string> = new Set(
  '1 3 4 8 9 10 11 12 16 17 18 19 20 21 22 23 24 25 26 27 28 29 31 35 original preferred'.split(' '),
)

/** Returns the kind of a mandatory fee. Null if the charge is not one. */
export function feeKind(purpose: string, description: string): FeeKind | null {
  if (NO_FEE.has(purpose)) return null
  // Some systems write text in place of a code, others a generic "fee" code with a description.
  return FEE_PURPOSES[purpose] ?? feeKindByName(`${purpose} ${description}`) ?? 'local_charge'
}

const EQUIPMENT: Readonly<Record<string, ExtraKind>> = {
  '4': 'ski_rack',
  '7': 'infant_seat',
  '8': 'child_seat',
  '9': 'booster_seat',
  '10': 'snow_chains',
  '13': 'gps',
  '46': 'gps',
  '48': 'ski_rack',
  '55': 'wifi',
  '57': 'booster_seat',
}

/** Equipment types whose price is requested with a car before booking. */
export const REQUESTED_EQUIPMENT: readonly string[] = ['7', '8', '9', '13', '55']
/** An additional driver is not equipment: it is charged by purpose 12 and booked as a further customer. */
export const ADDITIONAL_DRIVER = 'additional-driver'

/**
 * Returns the kind of equipment by its description, otherwise by the code list. `type` is empty if the numbers are the
 * supplier's own.
 */
export function equipmentKind(type: string, description: string): ExtraKind {
  return extraKind(`${type} ${description}`, EQUIPMENT[type])
}

const PROTECTIONS: Readonly<Record<string, ProtectionKind>> = {
  '8': 'medium',
  '9': 'medium',
  '13': 'medium',
  '18': 'full',
  '25': 'full',
  '40': 'medium',
  '16': 'full',
  '56': 'full',
  '59': 'full',
  '60': 'full',
}

const PROTECTION_TEXTS: readonly (readonly [RegExp, ProtectionKind])[] = [
  [/zero|full|no excess|\bmax/i, 'full'],
  [/super.*(?:cdw|collision)|excess reduction|scdw/i, 'medium'],
]

const COVERS: Readonly<Record<string, Inclusion>> = {
  '7': 'collision_damage_waiver',
  '24': 'collision_damage_waiver',
  '46': 'theft_protection',
  '47': 'theft_protection',
  '48': 'theft_protection',
  '49': 'third_party_liability',
  '50': 'third_party_liability',
  '27': 'third_party_liability',
}

const COVER_TEXTS: readonly (readonly [RegExp, Inclusion])[] = [
  [/\b[cl]dw\b|collision/i, 'collision_damage_waiver'],
  [/theft|\btp\b/i, 'theft_protection'],
  [/third.?party|liability|\btpl\b/i, 'third_party_liability'],
]

/** Covered parts of the list's covers (VCT), by their names. */
const COVERED: Readonly<Record<string, readonly CoverPart[]>> = {
  '8': ['collision'],
  '9': ['collision'],
  '17': ['glass', 'tyres'],
  '25': ['collision', 'theft'],
}

export function coveredParts(type: string): readonly CoverPart[] {
  return COVERED[type] ?? []
}

/** Returns the kind of a cover that reduces the excess. Null for covers of persons and luggage. */
export function protectionKind(type: string, words: string): ProtectionKind | null {
  return (
    PROTECTIONS[type] ?? PROTECTION_TEXTS.find(([pattern]) => pattern.test(`${type} ${words}`))?.[1] ?? null
  )
}

export function includedCover(type: string, words: string): Inclusion | null {
  return COVERS[type] ?? COVER_TEXTS.find(([pattern]) => pattern.test(`${type} ${words}`))?.[1] ?? null
}
