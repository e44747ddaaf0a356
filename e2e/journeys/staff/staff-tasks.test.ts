import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TaskAct } from '#domains/staff/task-acts.contract.ts'
import { TASK_KINDS, type TaskKind } from '#domains/staff/task.contract.ts'
import { expectBooksAgree, expectMoneyAgrees } from '#testing/builders/staff/task-books.ts'
import { taskMakers, type TaskMakers } from '#testing/builders/staff/task-makers.ts'
import { isCar, isOneOfTwo } from '#testing/builders/staff/task-sales.ts'
import {
  startOutside,
  wrapTaskEnvironment,
  type TaskEnvironment,
} from '#testing/builders/staff/task-environment.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { confirmation, newMember, rowOf } from '../../steps/staff-steps.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  openEnvironment,
  type DedicatedEnvironment,
  type Visit,
} from '../../environment/environment.ts'

const [LANGUAGE] = IN_ARABIC

let outside: Awaited<ReturnType<typeof startOutside>>
let environment: DedicatedEnvironment
let tasks: TaskEnvironment
let make: TaskMakers
beforeAll(async () => {
  outside = await startOutside(siteClock)
  environment = await openEnvironment(outside.appOptions)
  tasks = wrapTaskEnvironment(environment.site, outside)
  make = taskMakers(tasks)
})
afterAll(async () => {
  await environment.close()
  await outside.close()
})

/** Steps that close a task of each kind on its page, and their result. */
type Closed = {
  /** Action on the page; without one, the task is closed with a note. */
  action?: TaskAct
  /** Values of fields other than the note. */
  fields?: () => Record<string, string>
  needsNoNote?: true
  /** Prepares the supplier. */
  first?: () => unknown
  /** Expected state of a booking; trips have only a payment. */
  becomes?: { status: string; payment_status: string; days?: number }
  byTransfer?: true
}

const CLOSED: Readonly<Record<TaskKind, Closed>> = {
  find_reservation: {
    action: 'found',
    fields: () => ({ supplier_reference: tasks.lastNumber() }),
    becomes: { status: 'confirmed', payment_status: 'paid' },
  },
  capture_refused: { action: 'give_up', becomes: { status: 'failed', payment_status: 'released' } },
  refund_refused: {
    action: 'pay_transfer',
    becomes: { status: 'cancelled', payment_status: 'refunded' },
    byTransfer: true,
  },
  undo_reservation: {
    first: () => outside.desk.blockCancellation(tasks.lastNumber(), false),
    action: 'ask_again',
    needsNoNote: true,
    becomes: { status: 'failed', payment_status: 'released' },
  },
  find_change: {
    first: () => outside.desk.forgetBooking(tasks.lastNumber()),
    action: 'unchanged',
    becomes: { status: 'confirmed', payment_status: 'paid', days: 4 },
  },
  undo_change: {
    first: () => outside.desk.forgetBooking(tasks.lastNumber()),
    action: 'undone',
    becomes: { status: 'confirmed', payment_status: 'paid', days: 4 },
  },
  pay_back: {
    action: 'pay_card',
    needsNoNote: true,
    becomes: { status: 'cancelled', payment_status: 'refunded' },
  },
  answer_dispute: { becomes: { status: 'confirmed', payment_status: 'paid' } },
  dispute_lost: { becomes: { status: 'confirmed', payment_status: 'paid' } },
  payment_differs: { action: 'book_difference' },
  two_cars_booked: {
    action: 'cancel_other',
    needsNoNote: true,
    becomes: { status: 'confirmed', payment_status: 'paid' },
  },
}

/** Kinds that a job retries every few minutes. */
const RETRIED: ReadonlySet<TaskKind> = new Set([
  'find_reservation',
  'capture_refused',
  'refund_refused',
  'find_change',
])

/** Opens the task about this reference from the list, and closes it. */
async function close({ page, t, open }: Visit, kind: TaskKind, reference: string): Promise<void> {
  const { action, fields, needsNoNote, first } = CLOSED[kind]
  await open(`/staff/tasks?kind=${kind}`)
  await rowOf({ page }, reference)
    .getByRole('link', { name: t(`staff:tasks.kinds.${kind}`) })
    .click()
  await page.getByRole('heading', { level: 1, name: reference }).waitFor()
  await first?.()
  const label = action ? t(`staff_tasks:acts.${action}.${kind}`) : t('staff:tasks.close')
  const button = page.getByRole('main').getByRole('button', { name: label, exact: true })
  const form = action?.replaceAll('_', '-') ?? 'close-task'
  if (action) {
    await button.click()
    await page.getByText(t(`staff_tasks:will.${action}.${kind}`)).waitFor()
  } else await page.getByText(t(`staff_tasks:by_note.${kind}`)).waitFor()
  const values = { ...fields?.(), ...(!needsNoNote && { note: 'Omar at the desk, 10:40' }) }
  for (const [field, text] of Object.entries(values)) await page.locator(`#${form}-${field}`).fill(text)
  await takeScreenshots(page, `staff-task-${kind}-${LANGUAGE}`)
  await button.click()
  const settled = page.getByRole('heading', { name: t('staff_tasks:settled') })
  // Refunds need a confirmation.
  await settled.or(confirmation({ page, t })).first().waitFor()
  if (await confirmation({ page, t }).isVisible()) await confirmation({ page, t }).click()
  await settled.waitFor()
}

test(`each kind of task is closed on its page, and booking, supplier, gateway and ledger agree, in ${LANGUAGE}`, async () => {
  await environment.visit({ language: LANGUAGE }, async (visit) => {
    await newMember(visit, { roles: ['support', 'finance'] })
    for (const kind of TASK_KINDS) {
      await tasks.calm()
      const made = await make[kind]()
      if (isCar(made) && RETRIED.has(kind)) await tasks.leaseForStaff(made.booking)
      await close(visit, kind, made.reference)
      const { becomes, byTransfer } = CLOSED[kind]
      const paid = (await made.payments()).reduce((sum, { amount }) => sum + amount, 0)
      const transfers = { byTransfer: byTransfer ? paid : 0 }
      if (isCar(made)) expect(await expectBooksAgree(made, transfers)).toMatchObject(becomes ?? {})
      else await expectMoneyAgrees(made, transfers)
      if (isOneOfTwo(made)) expect(await expectBooksAgree(made.other)).toMatchObject({ status: 'cancelled' })
    }
  })
})
