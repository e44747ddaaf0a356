import { z } from 'zod'
import { fieldError, textField } from '#kernel/contract.ts'

export const TRIP_PLACE_KINDS = ['airport', 'station', 'hotel', 'landmark', 'area'] as const
export type TripPlaceKind = (typeof TRIP_PLACE_KINDS)[number]

/** A place of a trip as a traveller gives it: a known one by its id, or any by its coordinates. */
export const AskedPlace = z
  .strictObject({
    place_id: z
      .string()
      .regex(/^[\w-]{1,80}$/, fieldError('place_unknown'))
      .optional()
      .meta({ description: 'A known place, of `place/grid`' }),
    name: textField('place_required', 200),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .meta({ id: 'AskedPlace' })
export type AskedPlace = z.infer<typeof AskedPlace>
