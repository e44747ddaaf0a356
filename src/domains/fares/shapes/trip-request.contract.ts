import { z } from 'zod'
import { CATEGORIES, type Category } from '../categories.contract.ts'
import { RequestedPlace, LocatedPlace } from '../places/trip-place.contract.ts'
import { requestParts } from './request-parts.contract.ts'

type Parts<Place extends z.ZodType> = ReturnType<typeof requestParts<Place>>

/** Distributes over a union of categories. */
type RequestOf<One, Place extends z.ZodType> = One extends Category
  ? z.ZodObject<
      { category: z.ZodLiteral<One['number']> } & Pick<Parts<Place>, One['requestParts'][number]>,
      z.core.$strict
    >
  : never

/**
 * Creates the schema of a trip by category (`category` is the number of specification §3), with this schema of places.
 */
function requestWith<Place extends z.ZodType>(place: Place) {
  const parts: Readonly<Record<string, z.ZodType>> = requestParts(place)
  // Categories with the same fields share one schema.
  const requests = [...Map.groupBy(CATEGORIES, ({ requestParts: names }) => names)].map(
    ([names, categories]) =>
      z.strictObject({
        category: oneOf(categories.map(({ number }) => z.literal(number))),
        ...Object.fromEntries(names.map((part) => [part, parts[part] ?? z.never()])),
      }),
  )
  // One variant per category, with its fields.
  return z.discriminatedUnion(
    'category',
    requests as unknown as [RequestOf<Category, Place>, ...RequestOf<Category, Place>[]],
  )
}

function oneOf<Schema extends z.ZodType>(schemas: readonly Schema[]) {
  const [only] = schemas
  return only && schemas.length === 1 ? only : z.union(schemas)
}

/** A requested trip. */
export const TripRequestInput = requestWith(RequestedPlace).meta({ id: 'AskedTripRequest' })
export type TripRequestInput = z.infer<typeof TripRequestInput>

/** A requested trip whose places have positions. */
export const TripRequest = requestWith(LocatedPlace).meta({ id: 'TripRequest' })
export type TripRequest = z.infer<typeof TripRequest>
