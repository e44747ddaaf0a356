import { z } from 'zod'
import { fieldError, LangIdField, orNull, queryNumber } from '#kernel/contract.ts'
import { BookingIdField } from '../bookings/booking.contract.ts'
import { RebookingContract } from '../rebookings/rebooking.contract.ts'

export const PriceGuardQuery = z.object({
  booking_id: BookingIdField,
  lang_id: queryNumber(LangIdField.optional()),
})

export const PriceGuardBody = z.strictObject({
  booking_id: BookingIdField,
  on: z.boolean(fieldError('yes_or_no')),
  lang_id: LangIdField.optional(),
})

export const PriceGuardReply = z.object({
  guard: z.object({
    state: z.enum(['on', 'off', 'unavailable']),
    until: orNull(z.iso.datetime()).meta({ description: 'When looking ends; null: there is no looking' }),
    looked_at: orNull(z.iso.datetime()),
  }),
  rebooking: orNull(RebookingContract).meta({ description: 'The cheaper car found last' }),
})
export type PriceGuardShown = z.infer<typeof PriceGuardReply>
