import type { RequireStaff } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refundBooking } from './refunds/refund-booking.usecase.ts'
import { decideRefund, listApprovals, withdrawRefund } from './refunds/decide-refund.usecase.ts'
import * as refunds from './refunds/refund-operations.contract.ts'
import { retryRefund } from './refunds/retry-refund.usecase.ts'
import { problems } from './rental-problem.http.ts'
import { cancelForTraveller } from './staff/cancel-for-traveller.usecase.ts'
import { correctDriver } from './staff/driver/correct-booking-driver.usecase.ts'
import { bookCarForCaller } from './staff/callers/book-for-caller.usecase.ts'
import { callerQuoteRoutes, type CallerRouting } from './staff/callers/caller-quotes.routes.ts'
import { bookCarForCaller as bookCarOperation } from './staff/callers/caller-booking-operations.contract.ts'
import { resendConfirmations } from './staff/mails/bulk-confirmations.service.ts'
import { resendBookingMail } from './staff/mails/resend-booking-mail.usecase.ts'
import * as notes from './staff/notes/booking-note-operations.contract.ts'
import {
  addBookingNote,
  listBookingNotes,
  listMentions,
  markPresence,
  seeMention,
} from './staff/notes/note-booking.usecase.ts'
import { notePersonalData } from './staff/notes/note-personal-data.store.ts'
import { presenceRetention } from './staff/notes/presence.store.ts'
import {
  findStaffBooking,
  listStaffBookings,
  readStaffBooking,
  type StaffBookingApp,
} from './staff/read-staff-booking.usecase.ts'
import * as staff from './staff/staff-booking-operations.contract.ts'
import { staffVoucherRoute } from './staff/staff-voucher.routes.ts'
import * as views from './staff/views/booking-view-operations.contract.ts'
import { saveView, listBookingViews, removeView } from './staff/views/booking-views.usecase.ts'
import * as tasks from './tasks/booking-task-operations.contract.ts'
import { settleBookingTask } from './tasks/settle-booking-task.usecase.ts'
import { takeOver } from './tasks/take-over.usecase.ts'
import { quoteOffer } from './quotes/quote-offer.usecase.ts'
import { searchCars } from './search/search-cars.usecase.ts'
import { addMargin, changeMargin, removeMargin } from './supply/change-margin.usecase.ts'
import { listMargins } from './supply/find-margins.usecase.ts'
import { listSupplierPlans } from './supply/list-supplier-plans.usecase.ts'
import * as margins from './supply/margin-operations.contract.ts'
import { previewMargin } from './supply/preview-margin.usecase.ts'
import * as plans from './supply/supplier-plan-operations.contract.ts'
import { switchPlan } from './supply/switch-plan.usecase.ts'

const handle = handlersOf(problems)

/** Staff calls on suppliers' plans and margins. */
export const supply = {
  handlers: [
    handle(plans.listSupplierPlans, listSupplierPlans),
    handle(plans.switchPlan, switchPlan),
    handle(margins.listMargins, listMargins),
    handle(margins.previewMargin, previewMargin),
    handle(margins.addMargin, addMargin),
    handle(margins.changeMargin, changeMargin),
    handle(margins.removeMargin, removeMargin),
  ],
}

type VoucherApp = StaffBookingApp &
  Pick<App, 'voucherPdf'> & { requireStaff: RequireStaff; rateLimit: RateLimit }

/** Cars that the staff book for callers. */
export const callerBookings = {
  handlers: [
    (routing: CallerRouting) => callerQuoteRoutes(routing, { searchCars, quoteOffer }),
    handle(bookCarOperation, bookCarForCaller),
  ],
}

/** Staff calls on bookings. */
export const staffBookings = {
  handlers: [
    handle(views.listBookingViews, listBookingViews),
    handle(views.saveView, saveView),
    handle(views.removeView, removeView),
    (app: VoucherApp) =>
      staffVoucherRoute({ ...app, findStaffBooking: (...args) => findStaffBooking(app, ...args) }),
    handle(staff.listStaffBookings, listStaffBookings),
    handle(staff.readStaffBooking, readStaffBooking),
    handle(staff.correctDriver, correctDriver),
    handle(staff.resendBookingMail, resendBookingMail),
    handle(notes.listBookingNotes, listBookingNotes),
    handle(notes.addBookingNote, addBookingNote),
    handle(notes.markPresence, markPresence),
    handle(notes.listMentions, listMentions),
    handle(notes.seeMention, seeMention),
  ],
  bulkActs: (app: Parameters<typeof resendConfirmations>[0]) => [resendConfirmations(app)],
  personalData: notePersonalData,
  retention: presenceRetention,
}

/** Staff calls that move a booking's money: cancellations and refunds. */
export const bookingMoney = {
  handlers: [
    handle(staff.cancelForTraveller, cancelForTraveller),
    handle(refunds.refundBooking, refundBooking),
    handle(refunds.retryRefund, retryRefund),
    handle(refunds.listApprovals, listApprovals),
    handle(refunds.decideRefund, decideRefund),
    handle(refunds.withdrawRefund, withdrawRefund),
  ],
}

/** Staff calls that settle a task about a booking. */
export const bookingTasks = {
  handlers: [handle(tasks.takeOver, takeOver), handle(tasks.settleBookingTask, settleBookingTask)],
}
