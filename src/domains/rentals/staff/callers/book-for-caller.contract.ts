import { z } from 'zod'
import { RequestedMoneyContract, fieldError, LangIdField } from '#kernel/contract.ts'
import { BOOKING_STATUSES } from '../../bookings/booking-status.contract.ts'
import { AddCarBody } from '../../bookings/booking.contract.ts'
import { OrderingDriverContract } from '../../bookings/ordering-driver.contract.ts'
import type { RentalFieldCode } from '../../rental-field-messages.ts'

export const BookForCallerBody = AddCarBody.pick({
  quote_id: true,
  extras: true,
  protection_id: true,
}).extend({
  driver: OrderingDriverContract,
  accept_total: RequestedMoneyContract.meta({ description: 'The total that the caller was told' }),
  terms_read: z.literal(true, fieldError<RentalFieldCode>('terms_unread')).meta({
    description: 'The caller was told what is paid, held and charged, and agrees',
  }),
  notice_lang_id: LangIdField.default(1).meta({ description: 'The language of the driver’s mails' }),
  lang_id: LangIdField.optional(),
})
export type BookForCallerBody = z.infer<typeof BookForCallerBody>

/** A car booked for a caller; `awaiting_supplier`: its supplier has not responded yet. */
export const BookedForCallerReply = z
  .object({
    booking_id: z.uuid(),
    reference: z.string(),
    status: z.enum(BOOKING_STATUSES),
  })
  .meta({ id: 'BookedForCaller' })
export type BookedForCaller = z.infer<typeof BookedForCallerReply>
