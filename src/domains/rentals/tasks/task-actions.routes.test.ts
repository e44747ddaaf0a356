import { beforeEach, expect, test } from 'vitest'
import { expectBooksAgree } from '#testing/builders/staff/task-books.ts'
import { taskMakers } from '#testing/builders/staff/task-makers.ts'
import { isCar, type Sold, type TaskTraveller } from '#testing/builders/staff/task-sales.ts'
import { startTaskEnvironment } from '#testing/builders/staff/task-environment.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { TaskKind } from '#domains/staff/public.ts'

const environment = forFile(await startTaskEnvironment())
const { desk, stripe } = environment
const make = taskMakers(environment)
const finance = await environment.member('finance')
beforeEach(() => environment.calm())

const NOTE = { note: 'Omar at the desk, 10:40' }

type Settled = {
  kind: TaskKind
  how?: 'capture_refused_for_change'
  by: string
  /** Sets up the external state before the action. */
  first?: (one: TaskTraveller) => unknown
  act: () => { act: string; [field: string]: unknown }
  path?: 'pay'
  becomes: { status: string; payment_status: string; days?: number }
  transferred?: true
}

const settled: Settled[] = [
  {
    kind: 'find_reservation',
    by: 'its number is confirmed',
    act: () => ({ act: 'found', supplier_reference: environment.lastNumber(), ...NOTE }),
    becomes: { status: 'confirmed', payment_status: 'paid' },
  },
  {
    kind: 'find_reservation',
    by: 'one that never was is given up, and its hold released',
    first: () => desk.forgetBooking(environment.lastNumber()),
    act: () => ({ act: 'none', ...NOTE }),
    becomes: { status: 'failed', payment_status: 'released' },
  },
  {
    kind: 'undo_reservation',
    by: 'the supplier cancels when it is asked again',
    first: () => desk.blockCancellation(environment.lastNumber(), false),
    act: () => ({ act: 'ask_again' }),
    becomes: { status: 'failed', payment_status: 'released' },
  },
  {
    kind: 'undo_reservation',
    by: 'its desk has cancelled it',
    first: () => desk.forgetBooking(environment.lastNumber()),
    act: () => ({ act: 'undone', ...NOTE }),
    becomes: { status: 'failed', payment_status: 'released' },
  },
  {
    kind: 'capture_refused',
    by: 'the gateway hands the money over when it is asked again',
    first: () => stripe.order({ mode: 'none' }),
    act: () => ({ act: 'ask_again' }),
    becomes: { status: 'confirmed', payment_status: 'paid' },
  },
  {
    kind: 'capture_refused',
    by: 'the order is given up: car and hold are let go',
    act: () => ({ act: 'give_up', ...NOTE }),
    becomes: { status: 'failed', payment_status: 'released' },
  },
  {
    kind: 'capture_refused',
    how: 'capture_refused_for_change',
    by: 'the gateway hands over what a change costs more when it is asked again',
    first: () => stripe.order({ mode: 'none' }),
    act: () => ({ act: 'ask_again' }),
    becomes: { status: 'confirmed', payment_status: 'paid', days: 7 },
  },
  {
    kind: 'capture_refused',
    how: 'capture_refused_for_change',
    by: 'a change is given up: the new car and its hold are let go',
    act: () => ({ act: 'give_up', ...NOTE }),
    becomes: { status: 'confirmed', payment_status: 'paid', days: 4 },
  },
  {
    kind: 'refund_refused',
    by: 'the gateway sends it when it is asked again',
    first: () => stripe.order({ mode: 'none' }),
    act: () => ({ act: 'ask_again' }),
    becomes: { status: 'cancelled', payment_status: 'refunded' },
  },
  {
    kind: 'refund_refused',
    by: 'it was transferred',
    act: () => ({ act: 'pay_transfer', note: 'NBD 7781' }),
    path: 'pay',
    becomes: { status: 'cancelled', payment_status: 'refunded' },
    transferred: true,
  },
  {
    kind: 'refund_refused',
    by: 'it was sent on the gateway’s own pages',
    async first(one) {
      stripe.order({ mode: 'none' })
      await one.refundByHand()
    },
    act: () => ({ act: 'paid_at_gateway', note: 're_42' }),
    path: 'pay',
    becomes: { status: 'cancelled', payment_status: 'refunded' },
  },
  {
    kind: 'find_change',
    by: 'its new number replaces the old car',
    act: () => ({ act: 'changed', supplier_reference: environment.lastNumber(), ...NOTE }),
    becomes: { status: 'confirmed', payment_status: 'paid', days: 7 },
  },
  {
    kind: 'find_change',
    by: 'one that never was leaves the booking as it is',
    first: () => desk.forgetBooking(environment.lastNumber()),
    act: () => ({ act: 'unchanged', ...NOTE }),
    becomes: { status: 'confirmed', payment_status: 'paid', days: 4 },
  },
  {
    kind: 'undo_change',
    by: 'the supplier cancels the new car when it is asked again',
    first: () => desk.blockCancellation(environment.lastNumber(), false),
    act: () => ({ act: 'ask_again' }),
    becomes: { status: 'confirmed', payment_status: 'paid', days: 4 },
  },
  {
    kind: 'undo_change',
    by: 'its desk has cancelled the new car',
    first: () => desk.forgetBooking(environment.lastNumber()),
    act: () => ({ act: 'undone', ...NOTE }),
    becomes: { status: 'confirmed', payment_status: 'paid', days: 4 },
  },
]

/** Creates the task of a row about a booking. */
async function made({ kind, how }: Pick<Settled, 'kind' | 'how'>): Promise<TaskTraveller> {
  const one: Sold = await make[how ?? kind]()
  if (!isCar(one)) throw new Error(`${kind} is about a trip`)
  return one
}

test.for(settled)('$kind: $by; then all books agree', async (row) => {
  const { kind, first, act, path, becomes, transferred } = row
  const one = await made(row)
  const taskId = await one.task(kind)
  await first?.(one)
  const body = act()
  const answer = await finance.act(taskId, body, path)
  expect(answer).toMatchObject({ status: 200, body: { settled: true } })
  const paid = (await one.payments()).reduce((sum, { amount }) => sum + amount, 0)
  const booking = await expectBooksAgree(one, { byTransfer: transferred ? paid : 0 })
  expect(booking).toMatchObject(becomes)
  const audit = body.act === 'ask_again' && kind.endsWith('refused') ? 'ask_for_task' : 'settle_task'
  expect((await environment.audited(one)).at(-1)).toBe(`${audit} ${body.act}`)
  await environment.settleFor(3)
  await expectBooksAgree(one, { byTransfer: transferred ? paid : 0 })
})
