import { z } from 'zod'
import { LangIdField, longTextField, ReferenceField } from '#kernel/contract.ts'
import { BOOKING_STATUSES } from '../bookings/booking-status.contract.ts'

export const NoShowBody = z.strictObject({
  reference: ReferenceField,
  reason: longTextField('reason_empty', 500).meta({ description: 'Who reported it, for the audit' }),
  lang_id: LangIdField.optional(),
})

export const NoShowReply = z
  .object({ booking_id: z.uuid(), reference: z.string(), status: z.enum(BOOKING_STATUSES) })
  .meta({ id: 'NoShow' })
