import { operation } from '#kernel/operation.ts'
import { z } from 'zod'
import { LangIdField, longTextField, ReferenceField } from '#kernel/contract.ts'
import { BOOKING_STATUSES } from '../bookings/booking-status.contract.ts'

const NoShowBody = z.strictObject({
  reference: ReferenceField,
  reason: longTextField('reason_empty', 500).meta({ description: 'Who reported it, for the audit' }),
  lang_id: LangIdField.optional(),
})

const NoShowReply = z
  .object({ booking_id: z.uuid(), reference: z.string(), status: z.enum(BOOKING_STATUSES) })
  .meta({ id: 'NoShow' })

export const recordNoShow = operation({
  method: 'post',
  path: '/staff/bookings/no-show',
  summary: 'Note that nobody came for a car, as its supplier has told us',
  access: { staff: ['support'] },
  limit: { name: 'staff-no-shows', perMinute: 120 },
  body: NoShowBody,
  example: { reference: 'KMRTW7XYZ2', reason: 'Mail of the desk at Dubai Airport', lang_id: 1 },
  reply: [NoShowReply, 'The booking, which is a no-show now'],
  failures: { booking_not_found: 404, not_to_be_picked_up: 409 },
})
