import { advanceRebooking } from '#domains/rentals/rebookings/advance-rebooking.service.ts'
import { advanceRebookings } from '#domains/rentals/rebookings/advance-rebookings.usecase.ts'
import type { PriceAgain } from '#domains/rentals/rebookings/price-again.service.ts'
import { rebook } from '#domains/rentals/rebookings/rebook.usecase.ts'
import { rebookRoutes } from '#domains/rentals/rebookings/rebook.routes.ts'
import { rebookedStore } from '#domains/rentals/rebookings/rebooked-booking.store.ts'
import type { TellRebooking } from '#domains/rentals/rebookings/rebooking-news.ts'
import { hasDueRebooking, rebookingStore } from '#domains/rentals/rebookings/rebooking.store.ts'
import type { Accounts } from './accounts.ts'
import type { BookingSettlement } from './booking-settlement.ts'
import type { Bookings } from './bookings.ts'
import type { Payments } from './payments.ts'
import type { Job, Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Suppliers } from './suppliers.ts'

type Others = {
  suppliers: Pick<Suppliers, 'exchange'>
  accounts: Accounts
  payments: Payments
  bookings: Bookings
  settlement: BookingSettlement
  staff: Staff
  priceAgain: PriceAgain
  tellRebooking: TellRebooking
}

/** The cheaper car ordered in a booking's place. */
export function wireRebookings(shared: Shared, others: Others) {
  const { db, clock, log, rateLimit, idempotent, bookings } = shared
  const { exchange } = others.suppliers
  const common = { db, bookings, rebookings: rebookingStore, exchange, clock }
  const advance = advanceRebooking({
    ...common,
    rebooked: rebookedStore,
    settleBooking: others.settlement.settleBooking,
    tellRebooking: others.tellRebooking,
    openTask: others.staff.openTask,
    onStaffTask: (task) => log.warn(task, 'a booking needs a person'),
  })
  const jobs: Job[] = [
    {
      name: 'advance rebookings',
      everySeconds: 5,
      isDue: hasDueRebooking,
      atOnce: true,
      work: advanceRebookings({
        ...common,
        advance,
        onError: (id, err) => log.error({ rebookingId: id, err }, 'a rebooking could not go on'),
      }),
    },
  ]
  return {
    jobs,
    api: [
      rebookRoutes({
        rebook: rebook({
          ...common,
          rebooked: rebookedStore,
          priceAgain: others.priceAgain,
          orderCar: others.bookings.orderCar,
          advance,
        }),
        takes: others.payments.gateway.takes,
        requireTraveller: others.accounts.requireTraveller,
        idempotent,
        rateLimit,
      }),
    ],
  }
}
