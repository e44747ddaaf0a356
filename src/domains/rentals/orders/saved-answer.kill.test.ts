import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { DRIVER, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { startEuropcarKillEnvironment } from '#testing/infrastructure/processes/kill-environment.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { tcpProxy } from '#testing/infrastructure/tcp-proxy.ts'

const PAUSED_RESERVE = { mode: 'held', operation: 'reserve', times: 1 } as const

/**
 * Starts Europcar, which cannot be queried for a booking's outcome, and a server whose database can be disconnected.
 */
async function createEnvironment() {
  const database = await testDatabase()
  const proxy = await tcpProxy(database.url)
  const behind = { ...database, url: proxy.url }
  const { dataDir, supplier, start } = await startEuropcarKillEnvironment({ stock: 50, database: behind })
  /** Places an order whose request is paused at the supplier. */
  async function ordering(url: string) {
    const call = callOver((path, request) => fetch(url + path, request))
    const { guest, quote, cart, orderAtDesk } = journey({ call }, rentalAfter(siteClock.now(), 60))
    const token = await guest()
    const offered = await quote('Standard', ({ payment }) => !payment.credit_card_required)
    const booking = await cart(token, offered.quote_id)
    await supplier.injectFault(PAUSED_RESERVE)
    const callsBefore = supplier.calls('reserve')
    // The response of a killed server is lost.
    void orderAtDesk(token, booking).catch(() => null)
    await expect.poll(() => supplier.calls('reserve'), { interval: 10 }).toBe(callsBefore + 1)
    return booking
  }
  function journalled(): string {
    const file = join(dataDir, 'supplier-answers.jsonl')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  /** Kills a server after the supplier's response and before the order is updated; the database stays disconnected. */
  async function killedWithAnswer() {
    const server = await start()
    const booking = await ordering(server.url)
    proxy.close()
    await supplier.injectFault({ mode: 'none' })
    await expect.poll(journalled, { interval: 10 }).toContain(booking.reference)
    await server.kill()
    return booking
  }
  const { db } = database
  return {
    db,
    proxy,
    supplier,
    start,
    ordering,
    journalled,
    killedWithAnswer,
    booking: (reference: string) =>
      db
        .selectFrom('bookings')
        .select(['id', 'status', 'supplier_state', 'supplier_reference'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow(),
    tasks: () => db.selectFrom('staff_tasks').select(['kind', 'detail', 'done_at']).execute(),
  }
}

test('killed with the answer of a supplier in hand that cannot be asked again, the next start finishes the order', async () => {
  const { db, proxy, supplier, start, journalled, booking, tasks, killedWithAnswer } =
    await createEnvironment()
  const { reference } = await killedWithAnswer()
  expect(await booking(reference)).toMatchObject({ status: 'awaiting_supplier', supplier_reference: null })

  proxy.open()
  await start()
  await expect.poll(() => booking(reference), { interval: 100 }).toMatchObject({ status: 'confirmed' })
  const [line] = supplier.book()
  expect((await booking(reference)).supplier_reference).toBe(line?.supplierReference)
  expect(await tasks()).toEqual([])
  const mails = await db.selectFrom('mails').select('subject').where('recipient', '=', DRIVER.email).execute()
  expect(mails).toHaveLength(1)
  await expect.poll(journalled, { interval: 50 }).toMatch(/"answer":null\}\n$|^$/)
})

test('a task that another process opened meanwhile is done once the answer is written', async () => {
  const { db, proxy, start, booking, tasks, killedWithAnswer } = await createEnvironment()
  const { reference } = await killedWithAnswer()
  // The state left by a process that leased the booking without storing a response.
  const { id } = await booking(reference)
  const later = siteClock.now().add({ hours: 1 })
  await db
    .updateTable('bookings')
    .set({ lease_owner: null, lease_until: later })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('staff_tasks')
    .values({
      id: crypto.randomUUID(),
      booking_id: id,
      kind: 'find_reservation',
      deadline: later,
      created_at: later,
      done_at: null,
    })
    .execute()

  proxy.open()
  await start()
  await expect.poll(() => booking(reference), { interval: 100 }).toMatchObject({ status: 'confirmed' })
  expect(await tasks()).toEqual([expect.objectContaining({ done_at: expect.any(Temporal.Instant) })])
})

test('killed before the answer came, the order is a task with what the desk of the supplier finds it by', async () => {
  const { supplier, start, ordering, tasks } = await createEnvironment()
  const server = await start()
  const booking = await ordering(server.url)
  await server.kill()
  await supplier.injectFault({ mode: 'none' })
  await start()
  await expect.poll(tasks, { interval: 100 }).toHaveLength(1)
  const [task] = await tasks()
  expect(task).toMatchObject({
    kind: 'find_reservation',
    done_at: null,
    detail: {
      plan: 'europcar-standard',
      ourReference: booking.reference,
      supplierReference: null,
      pickUp: { station: expect.stringMatching(/^DXB/), at: booking.pickup_at },
      dropOff: { station: expect.stringMatching(/^DXB/), at: booking.dropoff_at },
      car: expect.stringMatching(/^[A-Z]{4}$/),
      driver: { firstName: DRIVER.first_name, lastName: DRIVER.last_name, email: DRIVER.email },
    },
  })
})
