import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { saveRuns } from '#domains/operations/job-run.store.ts'
import { CARD } from '#testing/builders/rentals/journey.ts'
import { NEVER, ORDER, waitingCart } from '#testing/builders/rentals/orders.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const { db } = app.database
const now = () => app.clock.now()

async function metric(line: string): Promise<number> {
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const reply = await app.app.request('http://rihla.test/metrics', {}, bindings)
  const lines = (await reply.text()).split('\n')
  return Number(
    lines
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  )
}

/** Disables a table's triggers and foreign keys, which do not matter here. */
const alone = (table: string) => sql`alter table ${sql.table(table)} disable trigger all`.execute(db)

test('a task is overdue once its deadline has passed, and while it is open', async () => {
  await alone('staff_tasks')
  await sql`insert into staff_tasks (id, booking_id, kind, deadline, created_at)
    values (${newId()}, ${newId()}, 'pay_back', ${now().add({ minutes: 5 })}, ${now()})`.execute(db)
  const overdue = () => metric('rihla_staff_tasks_overdue{kind="pay_back"}')
  expect(await overdue()).toBe(0)
  app.clock.pass({ minutes: 6 })
  expect(await overdue()).toBe(1)
  expect(await metric('rihla_staff_tasks_open{kind="pay_back"}')).toBe(1)
  await sql`update staff_tasks set done_at = ${now()}`.execute(db)
  expect(await overdue()).toBeNaN()
})

test('a job is told with its last run in any process and its interval; one of another release is not', async () => {
  const run = (name: string, startedAt: Temporal.Instant, error: string | null = null) =>
    saveRuns(db, crypto.randomUUID(), [{ name, startedAt, tookMs: 5, error }])
  const before = now().subtract({ minutes: 3 })
  await run('close ledger days', before)
  await run('close ledger days', now(), 'Error: nobody answered')
  await run('a job of another release', now())
  const figureOf = (figure: string) => metric(`rihla_job_${figure}{name="close ledger days"}`)
  expect(await figureOf('last_run_timestamp_seconds')).toBe(now().epochMilliseconds / 1000)
  expect(await figureOf('failed')).toBe(1)
  expect(await figureOf('interval_seconds')).toBeGreaterThan(0)
  app.clock.pass({ seconds: 30 })
  await run('close ledger days', now())
  expect(await figureOf('failed')).toBe(0)
  expect(await metric('rihla_job_failed{name="a job of another release"}')).toBeNaN()
  expect(await metric('rihla_processes')).toBe(0)
})

test('mails are told as waiting, failed and given up; one given up that helps nobody any more is not', async () => {
  const mail = (attempts: number, template: string | null = null) =>
    sql`insert into mails (id, recipient, lang_id, subject, html, text, attachments, created_at, due_at, attempts, template)
      values (${newId()}, 'a@cars.example', 1, '', '', '', '[]', ${now()}, ${now()}, ${attempts}, ${template})`.execute(
      db,
    )
  await mail(0)
  await mail(3)
  await mail(12)
  await mail(12, 'booking_confirmed')
  await mail(12, 'sign_in')
  app.clock.pass({ seconds: 90 })
  expect(await metric('rihla_mails_unsent{state="waiting"}')).toBe(1)
  expect(await metric('rihla_mails_unsent{state="failed"}')).toBe(1)
  expect(await metric('rihla_mails_unsent{state="given_up"}')).toBe(2)
  expect(await metric('rihla_mails_late_seconds')).toBe(90)
  await sql`update mails set sent_at = ${now()}`.execute(db)
  expect(await metric('rihla_mails_unsent{state="given_up"}')).toBe(0)
  expect(await metric('rihla_mails_late_seconds')).toBe(0)
})

test('differences between books are told while they are open, and when books were last compared to the end', async () => {
  expect(await metric('rihla_books_compared_timestamp_seconds')).toBeNaN()
  const ended = now()
  await sql`insert into reconciliations (day, started_at, ended_at)
    values ('2026-11-30', ${ended}, ${ended}), ('2026-12-01', ${ended}, null)`.execute(db)
  await alone('reconciliation_differences')
  await sql`insert into reconciliation_differences (id, booking_id, kind, ours, theirs, first_seen_at, last_seen_at)
    values (${newId()}, ${newId()}, 'taken', '1', '2', ${ended}, ${ended})`.execute(db)
  expect(await metric('rihla_books_compared_timestamp_seconds')).toBe(ended.epochMilliseconds / 1000)
  expect(await metric('rihla_books_differences_open')).toBe(1)
  await sql`update reconciliation_differences set ended_at = ${ended}`.execute(db)
  expect(await metric('rihla_books_differences_open')).toBe(0)
})

test('orders are told by what came of them, and a booking as unanswered two minutes after its order', async () => {
  const { send, orderBody } = await waitingCart(app)
  await send(ORDER, orderBody({ accept_total: NEVER }))
  await send(ORDER, orderBody({ payment: { ...CARD, number: '4000000000000002' } }))
  expect(await metric('rihla_orders_total{outcome="price_changed"}')).toBe(1)
  expect(await metric('rihla_orders_total{outcome="payment_declined"}')).toBe(1)
  const another = await waitingCart(app)
  expect((await another.send(ORDER, another.orderBody())).status).toBe(201)
  expect(await metric('rihla_orders_total{outcome="confirmed"}')).toBe(1)
  expect(await metric('rihla_bookings_unanswered')).toBe(0)
  await sql`update bookings set status = 'awaiting_supplier', updated_at = ${now()} where status = 'confirmed'`.execute(
    db,
  )
  app.clock.pass({ minutes: 3 })
  expect(await metric('rihla_bookings_unanswered')).toBe(1)
})

test('the process says that it is ready, what it weighs and since when it runs', async () => {
  expect(await metric('rihla_ready')).toBe(1)
  expect(await metric('process_resident_memory_bytes')).toBeGreaterThan(50_000_000)
  const once = await metric('process_cpu_seconds_total')
  expect(once).toBeGreaterThan(0)
  expect(await metric('process_cpu_seconds_total')).toBeGreaterThanOrEqual(once)
  expect(await metric('process_start_time_seconds')).toBeCloseTo(performance.timeOrigin / 1000, 0)
})
