import { z } from 'zod'

/** The header of every write that moves money or makes a booking. */
export const IdempotencyHeader = z.object({
  'idempotency-key': z.string().optional().meta({
    description:
      '8 to 100 letters, digits, - or _: the same key with the same body is answered the same. Without one, the write is made once for the state it finds',
  }),
})
