import { z } from 'zod'
import { MoneyContract, orNull } from '#kernel/contract.ts'
import { VEHICLE_IMAGES } from '#domains/fleet/vehicle-image.contract.ts'
import { Fare } from '../lines/fare.contract.ts'

/** The price of a trip with each vehicle type offered for it. */
export const TripQuoteReply = z
  .object({
    distance_km: orNull(z.number()).meta({ description: 'Null: depends on the traveller' }),
    duration_minutes: orNull(z.int()),
    time_zone: z
      .string()
      .meta({ description: 'Of the city, on whose clock every time of the trip is shown' }),
    approximate: z.array(z.string()).meta({
      deprecated: true,
      description: 'Always empty: an address that is not found has no price',
    }),
    options: z.array(
      z.object({
        quote_id: z.string().meta({ description: 'Books this option until it expires' }),
        vehicle_type: z.object({
          id: z.string(),
          name: z.string(),
          seats: z.int(),
          bags: z.int(),
          picture: z.enum(VEHICLE_IMAGES),
        }),
        fare: Fare,
        expires_at: z.iso.datetime(),
        cancellation: z.array(z.object({ until: orNull(z.iso.datetime()), fee: MoneyContract })).meta({
          description:
            'What cancelling costs, until when; null: from then on. It is kept of what a card or a wallet paid: nothing is charged where the driver or the desk is paid',
        }),
      }),
    ),
  })
  .meta({ id: 'TripQuote' })
export type TripQuote = z.infer<typeof TripQuoteReply>
