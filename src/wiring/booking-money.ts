import { askRefund } from '#domains/rentals/refunds/ask-refund.usecase.ts'
import { decideRefund } from '#domains/rentals/refunds/decide-refund.usecase.ts'
import { enterRefund } from '#domains/rentals/refunds/enter-refund.service.ts'
import { refundRequestReads } from '#domains/rentals/refunds/refund-request-reads.store.ts'
import { refundRequestStore as store } from '#domains/rentals/refunds/refund-request.store.ts'
import { retryRefund } from '#domains/rentals/refunds/retry-refund.usecase.ts'
import { bookingActRoutes } from '#domains/rentals/staff/booking-act.routes.ts'
import { cancelForTraveller } from '#domains/rentals/staff/cancel-for-traveller.usecase.ts'
import { refundRoutes } from '#domains/rentals/staff/refund.routes.ts'
import type { BookingSettlement } from './booking-settlement.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Suppliers } from './suppliers.ts'

type Others = {
  suppliers: Pick<Suppliers, 'exchange'>
  staff: Pick<Staff, 'requireStaff' | 'staffWrite' | 'rolesOf'>
  settlement: Pick<BookingSettlement, 'settleBooking' | 'orderedRefunds'>
}

/** What the staff do with a booking's money: cancel it for its traveller, and give back what was paid. */
export function wireBookingMoney(shared: Shared, { suppliers, staff, settlement }: Others) {
  const { db, settings, bookings, clock, rateLimit, idempotent, windowCounts: counts } = shared
  const { requireStaff, staffWrite, rolesOf } = staff
  const { settleBooking, orderedRefunds: ordered } = settlement
  const { exchange } = suppliers
  const limit = () => settings.of('refund_limit')
  const enter = enterRefund({ store, ordered, counts, rolesOf, limit, exchange })
  const common = { store, ordered, enterRefund: enter, settleBooking, staffWrite }
  return {
    api: [
      bookingActRoutes({
        bookings,
        cancelForTraveller: cancelForTraveller({ ...common, bookings, clock }),
        requireStaff,
        rateLimit,
      }),
      refundRoutes({
        reads: refundRequestReads(db),
        askRefund: askRefund(common),
        decideRefund: decideRefund({ ...common, db }),
        retryRefund: retryRefund(common),
        requireStaff,
        idempotent,
        rateLimit,
      }),
    ],
  }
}
