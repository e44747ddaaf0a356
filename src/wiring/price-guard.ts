import { advanceRebooking } from '#domains/rentals/rebookings/advance-rebooking.service.ts'
import { advanceRebookings } from '#domains/rentals/rebookings/advance-rebookings.usecase.ts'
import { priceAgain } from '#domains/rentals/rebookings/price-again.service.ts'
import { rebook } from '#domains/rentals/rebookings/rebook.usecase.ts'
import { rebookRoutes } from '#domains/rentals/rebookings/rebook.routes.ts'
import { rebookedStore } from '#domains/rentals/rebookings/rebooked-booking.store.ts'
import { hasDueRebooking, rebookingStore } from '#domains/rentals/rebookings/rebooking.store.ts'
import { claimDue } from '#domains/rentals/price-checks/claim-due.store.ts'
import { runPriceChecks } from '#domains/rentals/price-checks/run-price-checks.service.ts'
import { findCheaperCars } from '#domains/rentals/price-guard/find-cheaper-cars.usecase.ts'
import { priceGuardPersonalData } from '#domains/rentals/price-guard/price-guard-personal-data.store.ts'
import { priceGuardRetention } from '#domains/rentals/price-guard/price-guard-retention.store.ts'
import { priceGuardRoutes } from '#domains/rentals/price-guard/price-guard.routes.ts'
import {
  hasDueGuard,
  priceGuardStore,
  watchedGuards,
} from '#domains/rentals/price-guard/price-guard.store.ts'
import { readGuard } from '#domains/rentals/price-guard/read-guard.usecase.ts'
import { switchGuard } from '#domains/rentals/price-guard/switch-guard.usecase.ts'
import { tellGuard } from '#domains/rentals/price-guard/tell-guard.usecase.ts'
import { isKnownDriver } from '#domains/rentals/bookings/known-driver.store.ts'
import { derivedKey, derivedToken, sha256 } from '#platform/crypto.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { BookingSettlement } from './booking-settlement.ts'
import type { Bookings } from './bookings.ts'
import type { Locations } from './locations.ts'
import type { Notifications } from './notifications.ts'
import type { Payments } from './payments.ts'
import type { Search } from './search.ts'
import type { Job, Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Suppliers } from './suppliers.ts'

type Others = {
  suppliers: Suppliers
  locations: Locations
  search: Search
  accounts: Accounts
  payments: Payments
  notifications: Notifications
  bookings: Bookings
  settlement: BookingSettlement
  staff: Staff
}

/** Prices of bookings looked at daily, and the cheaper car ordered in a booking's place. */
export function wirePriceGuard(shared: Shared, others: Others) {
  const { db, clock, config, log, rateLimit, idempotent, bookings } = shared
  const { exchange } = others.suppliers
  const { requireTraveller } = others.accounts
  const stopping = new AbortController()
  const key = derivedKey(config.APP_SECRET, 'links to leave mails about prices')
  const leaveSecretOf = (bookingId: string) => derivedToken(key, `guard ${bookingId}`)
  const common = { db, bookings, guards: priceGuardStore, rebookings: rebookingStore, exchange, clock }
  const tell = tellGuard({
    findBooking: (id) => bookings.find(id),
    tellPrice: others.notifications.queuePriceNews,
    isKnownDriver,
    mayMail: others.settlement.mayMail,
    leaveSecretOf,
  })
  const again = priceAgain({ quoteCar: others.search.quoteNew, quotes: others.search.quotes })
  const advance = advanceRebooking({
    ...common,
    rebooked: rebookedStore,
    settleBooking: others.settlement.settleBooking,
    tellRebooking: tell.tellRebooking,
    openTask: others.staff.openTask,
    onStaffTask: (task) => log.warn(task, 'a booking needs a person'),
  })
  const look = runPriceChecks({
    db,
    clock,
    stopping: stopping.signal,
    claim: (tx, asked) => claimDue(tx, watchedGuards, asked),
    endByTime: (tx, at) => priceGuardStore.endByTime(tx, at),
    lookAt: findCheaperCars({
      ...common,
      cheapestOffers: others.search.cheapestOffers,
      priceAgain: again,
      tellGuard: tell.tellGuard,
    }),
    onError: (err) => log.error({ err }, 'prices of guarded bookings could not be looked at'),
  })
  const jobs: Job[] = [
    { name: 'look for cheaper cars', everySeconds: 5, isDue: hasDueGuard, atOnce: true, work: look },
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
    endStreams: () => stopping.abort(),
    retention: priceGuardRetention,
    personalData: [priceGuardPersonalData(db)],
    api: [
      priceGuardRoutes({
        readGuard: readGuard(common),
        switchGuard: switchGuard({
          ...common,
          leaveHashOf: (id) => sha256(leaveSecretOf(id)),
          random: Math.random,
        }),
        requireTraveller,
        rateLimit,
      }),
      rebookRoutes({
        rebook: rebook({
          ...common,
          rebooked: rebookedStore,
          priceAgain: again,
          orderCar: others.bookings.orderCar,
          advance,
        }),
        takes: others.payments.gateway.takes,
        requireTraveller,
        idempotent,
        rateLimit,
      }),
    ],
  }
}
