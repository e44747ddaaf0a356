import { z } from 'zod'
import { MAIL_STATES } from '#domains/outgoing/mails/mail.contract.ts'
import { ACCOUNTS, ENTRY_KINDS } from '#domains/payments/ledger-names.contract.ts'
import { TASK_KINDS } from '#domains/staff/task.contract.ts'
import {
  DateField,
  IdInPath,
  keyedPage,
  keyedQuery,
  MoneyContract,
  orNull,
  searchField,
} from '#kernel/contract.ts'
import { RefundRequestContract } from '../refunds/refund-request.contract.ts'
import { BookingContract } from '../bookings/booking.contract.ts'
import { BOOKING_MAILS } from '../mails/booking-mail.contract.ts'
import { BOOKING_EVENTS, BOOKING_STATUSES, SUPPLIER_STATES } from '../bookings/booking-status.contract.ts'

export const StaffBookingsQuery = z.object({
  search: searchField(100).optional().meta({
    description:
      'Parts of a reference, the supplier’s reference, the driver’s name, e-mail or phone number, each of which is found',
  }),
  status: z.enum(BOOKING_STATUSES).optional().meta({
    description: 'Without it, all but carts and what they became when nobody ordered',
  }),
  from: DateField.optional().meta({ description: 'First day of pick-up, on the desk’s clock' }),
  to: DateField.optional().meta({ description: 'Last day of pick-up, on the desk’s clock' }),
  waiting: z.literal('true').optional().meta({ description: 'Those alone that have an open task' }),
  ...keyedQuery('older bookings than that', 50),
})

/** A booking in the staff list. */
export const StaffBookingSummaryContract = z
  .object({
    booking_id: z.uuid(),
    reference: z.string(),
    status: z.enum(BOOKING_STATUSES),
    supplier_state: z.enum(SUPPLIER_STATES),
    driver: orNull(z.string()).meta({ description: 'The driver’s name; null before the checkout' }),
    pickup_at: z.string().meta({ description: 'Wall time at the desk', example: '2027-03-01T10:00' }),
    pickup: z.string().meta({ description: 'The desk’s name' }),
    vehicle: z.string(),
    supplier: z.string(),
    total: MoneyContract,
    open_tasks: z.array(z.enum(TASK_KINDS)),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffBookingSummary' })
export type StaffBookingSummary = z.infer<typeof StaffBookingSummaryContract>

export const StaffBookingsReply = z.object({ ...keyedPage(StaffBookingSummaryContract) })
export type StaffBookings = z.infer<typeof StaffBookingsReply>

const at = z.iso.datetime()
const entry = <Of extends string, Fields extends z.ZodRawShape>(of: Of, fields: Fields) =>
  z.object({ of: z.literal(of), at, ...fields })

/** Audit actions of staff on a booking. */
export const BOOKING_AUDIT_ACTIONS = [
  'read_booking',
  'note_no_show',
  'settle_task',
  'ask_for_task',
  'take_over',
  'read_mail',
  'resend_booking_mail',
  'correct_driver',
  'ask_driver_change',
  'note_booking',
  'book_car',
  'cancel_booking',
  'ask_refund',
  'refund_booking',
  'approve_refund',
  'decline_refund',
  'withdraw_refund',
  'retry_refund',
  'settle_dispute',
  'read_invoice',
  'explain_difference',
  'book_difference',
  'compare_again',
] as const

/** Actions available on a booking's record; each has its own endpoint below the booking's. */
export const BOOKING_ACTIONS = ['take_over', 'retry_refund', 'refund', 'correct_driver', 'cancel'] as const
export type BookingAction = (typeof BOOKING_ACTIONS)[number]

/** The money of a booking: payments, refunds made and ordered, and the refund if it were cancelled now. */
export const BookingMoneyContract = z
  .object({
    paid: MoneyContract,
    refunded: MoneyContract,
    refunding: MoneyContract.meta({ description: 'Ordered, and not sent yet' }),
    waiting: MoneyContract.meta({ description: 'Asked for, and neither ordered nor declined' }),
    left: MoneyContract.meta({ description: 'May still be asked for' }),
    alone: MoneyContract.meta({ description: 'What one person of finance gives back of it in a day' }),
    cancellation: orNull(
      z.object({
        refund: MoneyContract,
        fee: MoneyContract,
        to_supplier: MoneyContract.optional().meta({
          description: 'What of the fee the supplier keeps; for who may see what suppliers get',
        }),
      }),
    ).meta({ description: 'By its terms, now; null: it can no longer be cancelled' }),
  })
  .meta({ id: 'BookingMoney' })
export type BookingMoney = z.infer<typeof BookingMoneyContract>

/** An entry in a booking's history, from any source. */
export const JournalEntryContract = z
  .discriminatedUnion('of', [
    entry('event', { kind: z.enum(BOOKING_EVENTS) }),
    entry('payment', {
      state: z.enum(['opened', 'authorised', 'declined', 'captured', 'released']),
      amount: MoneyContract,
      card: orNull(z.string()).meta({ description: 'Brand and last four digits' }),
    }),
    entry('refund', { state: z.enum(['due', 'done', 'failed']), amount: MoneyContract }),
    entry('ledger', {
      kind: z.enum(ENTRY_KINDS),
      postings: z
        .array(z.object({ account: z.enum(ACCOUNTS), amount: MoneyContract }))
        .optional()
        .meta({ description: 'For finance alone' }),
    }),
    entry('task', {
      kind: z.enum(TASK_KINDS),
      deadline: at,
      done_at: orNull(at),
      note: orNull(z.string()).meta({ description: 'What the one who closed it did' }),
    }),
    entry('mail', {
      mail_id: z.uuid(),
      template: z.enum(BOOKING_MAILS),
      recipient: z.string(),
      state: z.enum(MAIL_STATES),
      sent_at: orNull(at),
      failure: orNull(z.string()).meta({ description: 'Why the last attempt failed' }),
    }),
    entry('staff', {
      action: z.enum(BOOKING_AUDIT_ACTIONS),
      by: z.string().meta({ description: 'The colleague’s name' }),
    }),
  ])
  .meta({ id: 'JournalEntry' })
export type JournalEntry = z.infer<typeof JournalEntryContract>

/** A booking with all details for staff. Reading it adds an entry to its history. */
export const StaffBookingContract = z
  .object({
    booking: BookingContract,
    supplier_state: z.enum(SUPPLIER_STATES),
    account: z.object({ user_id: z.uuid(), email: orNull(z.string()) }),
    acts: z.array(z.enum(BOOKING_ACTIONS)).meta({ description: 'What the one who reads may do with it now' }),
    money: BookingMoneyContract,
    refunds: z
      .array(RefundRequestContract)
      .meta({ description: 'What the staff gave back, the latest first' }),
    journal: z.array(JournalEntryContract).meta({ description: 'The latest first' }),
  })
  .meta({ id: 'StaffBooking' })
export type StaffBooking = z.infer<typeof StaffBookingContract>

export const StaffBookingParams = z.object({ id: IdInPath.meta({ description: 'Of the booking' }) })
