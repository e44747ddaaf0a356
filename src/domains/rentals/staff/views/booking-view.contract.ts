import { z } from 'zod'
import { IdInPath, LangIdField, textField } from '#kernel/contract.ts'
import { StaffBookingsQuery } from '../staff-booking.contract.ts'

/** Max count, so that counting stays fast among a million bookings. */
export const MAX_COUNTED = 1000

/** Max views of one member, and max shared views listed. */
export const MAX_VIEWS = 20

/** Filter of a booking list. Excludes the search text, which may contain a person's name. */
export const BookingViewFilter = z.strictObject(
  StaffBookingsQuery.pick({ status: true, from: true, to: true, waiting: true }).shape,
)
export type BookingViewFilter = z.infer<typeof BookingViewFilter>

export const BookingViewContract = z
  .object({
    view_id: z.uuid(),
    name: z.string(),
    shared: z.boolean().meta({ description: 'Everybody on the staff who sees bookings has it' }),
    own: z.boolean(),
    filter: BookingViewFilter,
    count: z.int().meta({ description: `Bookings in it now; ${MAX_COUNTED}: that many or more` }),
  })
  .meta({ id: 'BookingView' })
export type BookingView = z.infer<typeof BookingViewContract>

export const BookingViewsReply = z.object({ items: z.array(BookingViewContract) })

export const SaveViewBody = z.strictObject({
  name: textField('text_required', 40).meta({ description: 'No names of travellers' }),
  shared: z.boolean().default(false),
  filter: BookingViewFilter,
  lang_id: LangIdField.optional(),
})
export const RemoveViewBody = z.strictObject({ lang_id: LangIdField.optional() })
export const BookingViewParams = z.object({ id: IdInPath })
