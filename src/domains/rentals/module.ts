import type { RequireStaff } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refundBooking } from './refunds/ask-refund.usecase.ts'
import { decideRefund, listApprovals, withdrawRefund } from './refunds/decide-refund.usecase.ts'
import * as refunds from './refunds/refund-operations.contract.ts'
import { retryRefund } from './refunds/retry-refund.usecase.ts'
import { problems } from './rental-problem.http.ts'
import { cancelForTraveller } from './staff/cancel-for-traveller.usecase.ts'
import { correctDriver } from './staff/driver/correct-booking-driver.usecase.ts'
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
import { keepView, listBookingViews, removeView } from './staff/views/booking-views.usecase.ts'

const handle = handlersOf(problems)

type VoucherApp = StaffBookingApp &
  Pick<App, 'voucherPdf'> & { requireStaff: RequireStaff; rateLimit: RateLimit }

/** What the staff see of bookings and do with them. */
export const staffBookings = {
  handlers: [
    handle(views.listBookingViews, listBookingViews),
    handle(views.keepView, keepView),
    handle(views.removeView, removeView),
    (app: VoucherApp) =>
      staffVoucherRoute({ ...app, findStaffBooking: (...asked) => findStaffBooking(app, ...asked) }),
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

/** What the staff do with a booking's money: cancel it for its traveller, and give back what was paid. */
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
