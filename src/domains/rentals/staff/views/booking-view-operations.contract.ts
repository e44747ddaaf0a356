import { operation } from '#kernel/operation.ts'
import {
  BookingViewParams,
  BookingViewsReply,
  SaveViewBody,
  RemoveViewBody,
} from './booking-view.contract.ts'

const shared = {
  access: { staff: ['support', 'finance'] },
  limit: { name: 'staff-views', perMinute: 120 },
  tags: ['BOOKING_VIEWS'],
} as const
const reply = [BookingViewsReply, 'All of them, as they are now'] as const

export const listBookingViews = operation({
  ...shared,
  method: 'get',
  path: '/staff/booking-views',
  summary: 'The member’s own lists of bookings and the shared ones, with how many are in each',
  reply: [BookingViewsReply, 'All of them'],
})

export const saveView = operation({
  ...shared,
  method: 'post',
  path: '/staff/booking-views',
  summary: 'Keep a list of bookings by a name',
  body: SaveViewBody,
  example: {
    name: 'Supplier is asked',
    shared: true,
    filter: { status: 'awaiting_supplier' },
    lang_id: 1,
  },
  reply,
  failures: { too_many_views: 409 },
  invalidatesOnSuccessOnly: true,
})

export const removeView = operation({
  ...shared,
  method: 'post',
  path: '/staff/booking-views/{id}/remove',
  summary: 'Remove a list that the member keeps',
  params: BookingViewParams,
  body: RemoveViewBody,
  example: { lang_id: 1 },
  reply,
  failures: { view_not_found: 404 },
})
