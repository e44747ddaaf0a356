import { DESK_KINDS } from '#kernel/desk-kind.ts'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { WEEKDAYS } from '#kernel/opening-hours.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { SupplierStation } from '#domains/suppliers/supplier-connector.ts'
import type { RenticarLocation } from './replies.ts'

/**
 * Details of a location that the protocol omits: its address, coordinates and opening hours. They are agreed with the
 * supplier, so they are configuration, by the location's slug.
 */
export type RenticarPlace = Omit<SupplierStation, 'code' | 'name' | 'city'>
export type RenticarPlaces = Readonly<Record<string, RenticarPlace>>

const Hours = z
  .record(
    z.templateLiteral([z.enum(WEEKDAYS), z.enum(['Opening', 'Closing'])]),
    z.int().min(0).max(2_400).nullable(),
  )
  .transform((hours): OpeningHours => hours)

const Places: z.ZodType<RenticarPlaces> = z.record(
  z.string(),
  z.object({
    iata: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable(),
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    addressLine: z.string(),
    phone: z.object({ countryCode: z.string(), phone: z.string() }),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    openingHours: Hours,
    desk: z.enum(DESK_KINDS),
  }),
)

/** Reads the places of an account from a JSON file, by slug. Throws with every error of the file. */
export function placesIn(file: string): RenticarPlaces {
  const places = Places.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!places.success) throw new Error(`${file} has faults:\n${z.prettifyError(places.error)}`)
  return places.data
}

/** Converts a location. Null if its place is not configured. */
export function renticarStation(
  { locationSlug, locationName, city }: RenticarLocation,
  places: RenticarPlaces,
): SupplierStation | null {
  const place = places[locationSlug]
  return place ? { code: locationSlug, name: locationName, city, ...place } : null
}
