import { mayDo, type StaffRole } from '#domains/staff/public.ts'
import { allowedActions, type BookingRecord } from '../bookings/booking.ts'
import { isRefundable } from '../refunds/one-person.ts'
import { refundBooking, retryRefund } from '../refunds/refund-operations.contract.ts'
import { cancelForTraveller, correctDriver } from './staff-booking-operations.contract.ts'
import { BOOKING_ACTS, type BookingAct, type StaffBooking } from './staff-booking.contract.ts'

type Found = { booking: BookingRecord } & Pick<StaffBooking, 'money' | 'refunds'>

type Act = {
  /** Roles, of which one is required. */
  needs: readonly StaffRole[]
  isOpen: (found: Found, now: Temporal.Instant) => boolean
}

/** Required roles and availability of each action on a booking. */
export const ACTS: Readonly<Record<BookingAct, Act>> = {
  take_over: {
    needs: ['support'],
    isOpen: ({ booking: { supplierState } }) => supplierState === 'asked' || supplierState === 'changing',
  },
  correct_driver: {
    needs: correctDriver.access.staff,
    isOpen: ({ booking: { driver, supplierState } }) => driver !== null && supplierState !== 'changing',
  },
  cancel: {
    needs: cancelForTraveller.access.staff,
    isOpen: ({ booking }, now) => allowedActions(booking, now).cancel,
  },
  refund: {
    needs: refundBooking.access.staff,
    isOpen: ({ booking, money }) => isRefundable(booking) && money.left.amount > 0,
  },
  retry_refund: {
    needs: retryRefund.access.staff,
    isOpen: ({ booking, refunds }) =>
      isRefundable(booking) &&
      (refunds.some(({ state }) => state === 'failed') ||
        (booking.owesRefund && booking.nextRefund?.requestId === null)),
  },
}

/** Lists the actions that somebody with these roles may take on a booking now. */
export function openActs(found: Found, roles: readonly StaffRole[], now: Temporal.Instant): BookingAct[] {
  return BOOKING_ACTS.filter((act) => mayDo(roles, ACTS[act].needs) && ACTS[act].isOpen(found, now))
}
