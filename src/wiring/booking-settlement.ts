import { issueInvoices } from '#domains/invoices/issue-invoice.usecase.ts'
import { hasUnsettledBooking } from '#domains/rentals/bookings/booking-jobs.store.ts'
import { join } from 'node:path'
import { paymentStore as payments } from '#domains/payments/payment.store.ts'
import { refundStore as refunds } from '#domains/payments/refund.store.ts'
import { isKnownDriver } from '#domains/rentals/bookings/known-driver.store.ts'
import { mailsCounted } from '#domains/rentals/bookings/mail-limits.ts'
import { bookingChangeStore } from '#domains/rentals/changes/booking-change.store.ts'
import { settleChange } from '#domains/rentals/changes/settle-change.usecase.ts'
import { settleEither } from '#domains/rentals/changes/settle-either.usecase.ts'
import { reversibleBookings } from '#domains/rentals/orders/payment/reversal.store.ts'
import { settlePayment } from '#domains/rentals/orders/payment/settle-payment.usecase.ts'
import { settleAnswers } from '#domains/rentals/orders/settle-answers.usecase.ts'
import { settleBooking } from '#domains/rentals/orders/settle-booking.usecase.ts'
import { settleBookings } from '#domains/rentals/orders/settle-bookings.usecase.ts'
import { closeTwoCars } from '#domains/rentals/rebookings/close-two-cars.service.ts'
import { rebookingStore } from '#domains/rentals/rebookings/rebooking.store.ts'
import { notifyTraveller, type MayMail } from '#domains/rentals/settlement/notify-traveller.usecase.ts'
import type { SettleNeeds } from '#domains/rentals/settlement/settlement.ts'
import {
  ANSWERS_FILE,
  tolerateFullDisk,
  type SupplierAnswer,
} from '#domains/rentals/settlement/supplier-answers.service.ts'
import { openJournal } from '#platform/journal.ts'
import type { Locations } from '#domains/rentals/locations/open-locations.service.ts'
import type { Notifications } from './notifications.ts'
import type { Payments } from './payments.ts'
import type { Job, Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Suppliers } from './suppliers.ts'

type Others = {
  suppliers: Suppliers
  locations: Locations
  payments: Payments
  notifications: Notifications
  staff: Staff
}

export type BookingSettlement = ReturnType<typeof wireBookingSettlement>

/** What brings an order, a change or a cancellation to its end, after a time-out and a crash too. */
export function wireBookingSettlement(shared: Shared, others: Others) {
  const { config, db, now, clock, log, bookings, upkeep, unpaidHolds, windowCounts } = shared
  const { places } = others.locations
  const { queueNews, queueFormerAddress } = others.notifications
  const { cards, post } = others.payments

  const mayMail: MayMail = async (tx, mail) =>
    (await windowCounts.takeIn(tx, mailsCounted(mail, config.RATE_LIMIT_SCALE), now())) === 0
  const changes = bookingChangeStore(db)
  const journal = openJournal<SupplierAnswer>(join(config.DATA_DIR, ANSWERS_FILE))
  const answers = tolerateFullDisk(journal, (reference, err) =>
    log.error({ err, reference }, 'an answer could not be put on disk'),
  )
  const settleNeeds: SettleNeeds = {
    bookings,
    answers,
    challenges: payments,
    connectors: others.suppliers.connectors,
    payments: cards,
    refunds,
    post,
    clock,
    openTask: others.staff.openTask,
    closeTasks: others.staff.tasks.close,
    closeTwoCars: closeTwoCars({ tasks: others.staff.tasks, rebookings: rebookingStore }),
    onStaffTask: (task) => log.warn(task, 'a booking needs a person'),
    ...notifyTraveller({
      station: (id, language) => places.station(id, language),
      issueFor: (tx, booking, news) => issueInvoices(shared, tx, booking, news),
      queueNews,
      isKnownDriver,
      mayMail,
      queueFormerAddress,
      clock,
    }),
  }
  const changeNeeds = { ...settleNeeds, changes, holds: unpaidHolds }
  const settleItsChange = settleChange(changeNeeds)
  const settle = settleEither({ settleBooking: settleBooking(settleNeeds), settleChange: settleItsChange })
  const onError = (bookingId: string, err: unknown) =>
    log.error({ bookingId, err }, 'a booking could not be settled')
  const settleAll = settleBookings({ upkeep, settleBooking: settle, clock, onError })
  const settleKept = settleAnswers({ answers, upkeep, settleBooking: settle, clock, onError })
  const jobs: Job[] = [
    { name: 'settle bookings', everySeconds: 2, isDue: hasUnsettledBooking, atOnce: true, work: settleAll },
    // They are on the disk of this process alone.
    { name: 'settle kept answers', everySeconds: 5, atOnce: true, everyProcess: true, work: settleKept },
  ]
  return {
    jobs,
    freeWorkOf: upkeep.freeOf,
    settleBooking: settle,
    settlePayment: settlePayment({ db, payments, bookings, upkeep, settleBooking: settle, clock }),
    settleChange: settleItsChange,
    changeNeeds,
    mayMail,
    onError,
    /** Whose payments a bank may reverse. */
    reversible: reversibleBookings(async (tx, id) => {
      const booking = await bookings.find(id)
      if (booking) await settleNeeds.notifyTraveller(tx, booking, 'refund_failed')
    }),
  }
}
