import { IdInPath } from '#kernel/contract.ts'
import { operation } from '#kernel/operation.ts'
import { QUOTE_STATUS } from '../quotes/quote-status.contract.ts'
import { ActedOnBookingReply, CancelBookingByStaffBody } from './booking-action.contract.ts'
import {
  CorrectDriverBody,
  CorrectedDriverReply,
  ResendBookingMailBody,
  ResentBookingMailReply,
} from './driver/driver.contract.ts'
import {
  StaffBookingContract,
  StaffBookingParams,
  StaffBookingsQuery,
  StaffBookingsReply,
} from './staff-booking.contract.ts'

const tags = ['DESK_BOOKINGS'] as const
const read = {
  method: 'get',
  access: { staff: ['support', 'finance'] },
  limit: { name: 'staff-bookings', perMinute: 300 },
  tags,
} as const

export const listStaffBookings = operation({
  ...read,
  path: '/staff/bookings',
  summary: 'Bookings, newest first; those of some days by the day of pick-up',
  query: StaffBookingsQuery,
  reply: [StaffBookingsReply, 'A page of them'],
})

export const readStaffBooking = operation({
  ...read,
  path: '/staff/bookings/{id}',
  summary: 'A booking with its journal',
  params: StaffBookingParams,
  reply: [StaffBookingContract, 'The booking'],
  failures: { booking_not_found: 404 },
})

const ofDriver = {
  method: 'post',
  access: { staff: ['support'] },
  limit: { name: 'staff-drivers', perMinute: 120 },
  tags,
} as const

const DRIVER = {
  first_name: 'Layla',
  last_name: 'Haddad',
  email: 'layla@example.com',
  phone: { countryCode: '+971', phone: '501234567' },
  flight_number: null,
}

export const correctDriver = operation({
  ...ofDriver,
  path: '/staff/bookings/{id}/driver',
  summary: 'Correct the driver’s name, address, phone or flight',
  params: StaffBookingParams,
  body: CorrectDriverBody,
  example: { ...DRIVER, email: 'layla.haddad@example.com', was: DRIVER, tell_supplier: true, lang_id: 1 },
  reply: [CorrectedDriverReply, 'Who drives now'],
  failures: {
    ...QUOTE_STATUS,
    booking_not_found: 404,
    driver_missing: 409,
    driver_changed: 409,
    booking_in_progress: 409,
    not_modifiable: 409,
    price_changed: 409,
    extra_unknown: 422,
    too_many_of_extra: 422,
    protection_unknown: 422,
    driver_age_differs: 422,
    too_many_unpaid: 409,
    overlapping_unpaid: 409,
    address_unproved: 403,
    card_required: 422,
    payment_declined: 422,
    flight_number_required: 422,
    quote_expired: 410,
    supplier_refused: 422,
    payment_unavailable: 502,
    // It never fails with 504, which the API reference has always named.
    unexpected: 504,
  },
})

export const resendBookingMail = operation({
  ...ofDriver,
  path: '/staff/bookings/{id}/mails/{mail}/resend',
  summary: 'Send a mail of a booking once more, to its driver’s address or a corrected one',
  params: StaffBookingParams.extend({ mail: IdInPath.meta({ description: 'Of the mail' }) }),
  body: ResendBookingMailBody,
  example: { was_email: 'layla@example.com', email: 'layla.haddad@example.com', lang_id: 1 },
  reply: [ResentBookingMailReply, 'To whom it goes'],
  failures: {
    booking_not_found: 404,
    mail_not_found: 404,
    driver_missing: 409,
    driver_changed: 409,
    booking_in_progress: 409,
  },
})

export const cancelForTraveller = operation({
  method: 'post',
  path: '/staff/bookings/{id}/cancel',
  summary: 'Cancel a booking for its traveller by its terms, or with more money back',
  access: { staff: ['support', 'finance'] },
  limit: { name: 'staff-booking-acts', perMinute: 120 },
  params: StaffBookingParams,
  body: CancelBookingByStaffBody,
  example: { refund: { amount: 12_345, currency: 'EUR' }, reason: 'Asked for it by phone', lang_id: 1 },
  reply: [ActedOnBookingReply, 'The booking as it is now'],
  failures: {
    booking_not_found: 404,
    not_cancellable: 409,
    refund_differs: 409,
    refund_above_paid: 409,
    supplier_refused: 422,
  },
  tags,
})
