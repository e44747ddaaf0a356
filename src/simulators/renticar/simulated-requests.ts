import { z } from 'zod'
import { wallTime } from '../world/wall-time.ts'
import type { WallTime } from '../world/wall-time.ts'

export const LoginBody = z.object({ email: z.string(), password: z.string() })

/** A desk's local time, `2026-06-08T10:00:00Z`: the Z does not mean UTC. */
const DeskTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
  .transform((text): WallTime | null => wallTime(text.slice(0, 10), text.slice(11, 16)))

export const SearchBody = z.object({
  pickup_datetime: DeskTime,
  return_datetime: DeskTime,
  pickup_location: z.string(),
  return_location: z.string(),
})

export const ExtrasBody = z.object({ offerId: z.string() })

const Identity = z.discriminatedUnion('certificateType', [
  z.object({ certificateType: z.literal('tc'), value: z.string().regex(/^\d{11}$/) }),
  z.object({ certificateType: z.literal('other'), value: z.string().nullish() }),
])

export const ReservationBody = z.object({
  offerId: z.string(),
  currency: z.enum(['EUR', 'USD', 'TRY']),
  driverInfo: z.object({
    name: z.string().min(1),
    lastname: z.string().min(1),
    birthday: z.iso.date().optional(),
    email: z.email(),
    phone: z.string().regex(/^\+\d{7,15}$/),
    identity: Identity,
  }),
  extras: z.array(z.string()),
  reservationType: z.enum(['fullCredit', 'payOnArrival', '']),
})
export type ReservationBody = z.infer<typeof ReservationBody>

export const CancelBody = z.object({ reservationId: z.string() })

/** Parses the body of an operation. Null if invalid. */
export function readBody<Body>(text: string, schema: z.ZodType<Body>): Body | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
