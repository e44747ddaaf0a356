import {
  settleTask,
  taskRefusals,
  writeAudited,
  type OpenTask,
  type StaffActor,
  type TaskAct,
  type TaskFailure,
} from '#domains/staff/public.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { LEASE_SECONDS, type SettlingApp } from '../settlement/settlement.ts'
import { StaleStateError, within } from '../settlement/within-transaction.service.ts'

/** Reasons a task about a booking is not settled. */
export type BookingTaskFailure =
  | TaskFailure
  | {
      code:
        | 'not_for_task'
        | 'booking_busy'
        | 'booking_moved'
        | 'reservation_unknown'
        | 'reservation_of_another'
        | 'reservation_stands'
        | 'supplier_keeps_it'
        | 'supplier_unavailable'
        | 'still_refused'
      detail: string
    }

export type TaskSettled = Result<null, BookingTaskFailure>

export type TaskApp = SettlingApp & Pick<App, 'bookingJobs' | 'settleBooking'>

/** A task about to be settled, with its booking. */
export type TaskInProgress = { task: OpenTask; booking: BookingRecord; act: TaskAct }

/** The response of the supplier's desk, and who gave it. */
export type DeskAnswer = { note: string; supplierReference: string }

/** Performs one action on a task about a booking. */
export type TaskAction = (
  app: TaskApp,
  current: TaskInProgress,
  answer: DeskAnswer,
  by: StaffActor,
) => Promise<TaskSettled>

const details = {
  ...taskRefusals,
  not_for_task: 'A task of this kind is not settled so',
  booking_busy: 'The product is at this booking just now; try again in a minute',
  booking_moved: 'The booking has changed meanwhile; look again',
  reservation_of_another: 'This number is that of another booking of ours',
  reservation_stands: 'The supplier’s system still has this reservation',
  reservation_unknown: 'The supplier’s system has no reservation of this number that stands',
  supplier_keeps_it: 'The supplier’s system refuses it; call its desk',
  supplier_unavailable: 'The supplier’s system does not answer; try again',
  still_refused: 'It is refused as before',
} as const satisfies Record<BookingTaskFailure['code'], string>

export function rejectTask(code: BookingTaskFailure['code']): { ok: false; failure: BookingTaskFailure } {
  return fail({ code, detail: details[code] })
}

/** Continues the booking; a job retries what remains. */
export async function continueBooking(
  { settleBooking, log }: TaskApp,
  { booking }: Pick<TaskInProgress, 'booking'>,
): Promise<void> {
  await settleBooking(booking.id).catch((err: unknown) =>
    log.error({ bookingId: booking.id, err }, 'a booking could not be settled'),
  )
}

/**
 * Leases a booking in progress, so that no job and no colleague processes it concurrently. False if it is
 * already leased.
 */
export function leaseBooking({ bookingJobs, clock }: TaskApp, { booking }: TaskInProgress): Promise<boolean> {
  const now = clock.now()
  return bookingJobs.claim(booking.id, now, now.add({ seconds: LEASE_SECONDS }))
}

/** Writes an action, closes its task and audits it in one transaction; then continues the booking. */
export async function settleAndContinue(
  app: TaskApp,
  current: TaskInProgress,
  note: string,
  by: StaffActor,
  work: (within: SettlingApp) => Promise<Result<object, BookingTaskFailure>>,
): Promise<TaskSettled> {
  const settled = await settleTask<BookingTaskFailure>(app, { ...current, note }, by, async (tx) => {
    try {
      return await work(within(app, tx))
    } catch (error) {
      if (error instanceof StaleStateError) return rejectTask('booking_moved')
      throw error
    }
  })
  await continueBooking(app, current)
  return settled
}

/**
 * Requests work that the booking's own steps do and that closes the task once done, in one transaction with the audit.
 * False if the booking has changed meanwhile.
 */
export async function requestForTask(
  app: TaskApp,
  current: TaskInProgress,
  by: StaffActor,
  work: (within: SettlingApp) => Promise<unknown>,
): Promise<boolean> {
  const { act, task } = current
  const requested = await writeAudited(app, by, async (tx, _now, audit) => {
    await work(within(app, tx))
    await audit({
      action: 'ask_for_task',
      subject: task.about,
      before: null,
      after: { task: task.id, kind: task.kind, act },
    })
    return true
  }).catch((error: unknown) => {
    if (error instanceof StaleStateError) return false
    throw error
  })
  if (requested) await continueBooking(app, current)
  return requested
}
