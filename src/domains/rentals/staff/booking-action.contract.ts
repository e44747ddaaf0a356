import { z } from 'zod'
import { RequestedMoneyContract, LangIdField } from '#kernel/contract.ts'
import { BOOKING_STATUSES, SUPPLIER_STATES } from '../bookings/booking-status.contract.ts'
import { RefundAmountField, RefundCauseField, RefundReasonField } from '../refunds/refund-request.contract.ts'

const more = {
  reason: RefundReasonField,
  lang_id: LangIdField.optional(),
}

export const CancelBookingByStaffBody = z.strictObject({
  refund: RequestedMoneyContract.meta({ description: 'What goes back by the terms, as it was shown' }),
  goodwill: z
    .strictObject({ amount: RefundAmountField, cause: RefundCauseField })
    .optional()
    .meta({ description: 'What goes back beyond the terms, once the supplier has cancelled' }),
  ...more,
})

/** The booking after a staff action. */
export const ActedOnBookingReply = z
  .object({
    booking_id: z.uuid(),
    status: z.enum(BOOKING_STATUSES),
    supplier_state: z.enum(SUPPLIER_STATES),
    waits: z.boolean().meta({ description: 'What goes back beyond the terms waits for a second person' }),
  })
  .meta({ id: 'ActedOnBooking' })
