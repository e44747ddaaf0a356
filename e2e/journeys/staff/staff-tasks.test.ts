import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TaskAct } from '#domains/staff/task-acts.contract.ts'
import { TASK_KINDS, type TaskKind } from '#domains/staff/task.contract.ts'
import { expectBooksAgree, expectMoneyAgrees } from '#testing/builders/staff/task-books.ts'
import { taskMakers, type TaskMakers } from '#testing/builders/staff/task-makers.ts'
import { isCar, isOneOfTwo } from '#testing/builders/staff/task-sales.ts'
import { startOutside, taskEnvironmentOf, type TaskEnvironment } from '#testing/builders/staff/task-stage.ts'
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
  environment = await openEnvironment(outside.wanted)
  tasks = taskEnvironmentOf(environment.site, outside)
  make = taskMakers(tasks)
})
afterAll(async () => {
  await environment.close()
  await outside.close()
})

/** How a task of a kind is closed on its page, and what comes of it. */
type Closed = {
  /** Of those on the page; without one, what was done is noted. */
  act?: TaskAct
  /** What is typed besides why, or who said so. */
  types?: () => Record<string, string>
  asksNothing?: true
  /** What is so outside before. */
  first?: () => unknown
  /** Of a booking; a trip has a payment alone. */
  becomes?: { status: string; payment_status: string; days?: number }
  byTransfer?: true
}

const CLOSED: Readonly<Record<TaskKind, Closed>> = {
  find_reservation: {
    act: 'found',
    types: () => ({ supplier_reference: tasks.lastNumber() }),
    becomes: { status: 'confirmed', payment_status: 'paid' },
  },
  capture_refused: { act: 'give_up', becomes: { status: 'failed', payment_status: 'released' } },
  refund_refused: {
    act: 'pay_transfer',
    becomes: { status: 'cancelled', payment_status: 'refunded' },
    byTransfer: true,
  },
  undo_reservation: {
    first: () => outside.desk.keepBooking(tasks.lastNumber(), false),
    act: 'ask_again',
    asksNothing: true,
    becomes: { status: 'failed', payment_status: 'released' },
  },
  find_change: {
    first: () => outside.desk.forgetBooking(tasks.lastNumber()),
    act: 'unchanged',
    becomes: { status: 'confirmed', payment_status: 'paid', days: 4 },
  },
  undo_change: {
    first: () => outside.desk.forgetBooking(tasks.lastNumber()),
    act: 'undone',
    becomes: { status: 'confirmed', payment_status: 'paid', days: 4 },
  },
  pay_back: {
    act: 'pay_card',
    asksNothing: true,
    becomes: { status: 'cancelled', payment_status: 'refunded' },
  },
  answer_dispute: { becomes: { status: 'confirmed', payment_status: 'paid' } },
  dispute_lost: { becomes: { status: 'confirmed', payment_status: 'paid' } },
  payment_differs: { act: 'book_difference' },
  two_cars_booked: {
    act: 'cancel_other',
    asksNothing: true,
    becomes: { status: 'confirmed', payment_status: 'paid' },
  },
}

/** What a job tries again every few minutes. */
const RETRIED: ReadonlySet<TaskKind> = new Set([
  'find_reservation',
  'capture_refused',
  'refund_refused',
  'find_change',
])

/** From the list of tasks to the page of the one about this reference, where it is closed. */
async function close({ page, t, open }: Visit, kind: TaskKind, reference: string): Promise<void> {
  const { act, types, asksNothing, first } = CLOSED[kind]
  await open(`/staff/tasks?kind=${kind}`)
  await rowOf({ page }, reference)
    .getByRole('link', { name: t(`staff:tasks.kinds.${kind}`) })
    .click()
  await page.getByRole('heading', { level: 1, name: reference }).waitFor()
  await first?.()
  const label = act ? t(`staff_tasks:acts.${act}.${kind}`) : t('staff:tasks.close')
  const button = page.getByRole('main').getByRole('button', { name: label, exact: true })
  const form = act?.replaceAll('_', '-') ?? 'close-task'
  if (act) {
    await button.click()
    await page.getByText(t(`staff_tasks:will.${act}.${kind}`)).waitFor()
  } else await page.getByText(t(`staff_tasks:by_note.${kind}`)).waitFor()
  const typed = { ...types?.(), ...(!asksNothing && { note: 'Omar at the desk, 10:40' }) }
  for (const [field, text] of Object.entries(typed)) await page.locator(`#${form}-${field}`).fill(text)
  await takeScreenshots(page, `staff-task-${kind}-${LANGUAGE}`)
  await button.click()
  const settled = page.getByRole('heading', { name: t('staff_tasks:settled') })
  // What gives money back is asked about first.
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
      if (isCar(made) && RETRIED.has(kind)) await tasks.leaveToPeople(made.booking)
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
