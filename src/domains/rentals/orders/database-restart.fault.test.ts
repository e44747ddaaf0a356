import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { DRIVER, journey, rentalAfter, type PlanLabel } from '#testing/builders/rentals/journey.ts'
import { startKillEnvironment } from '#testing/infrastructure/processes/kill-environment.ts'
import { startServer } from '#testing/infrastructure/processes/processes.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { restartingDatabase } from '#testing/infrastructure/processes/restarting-database.ts'
import { chooseSeed, seededRandom } from '#testing/infrastructure/seeded-random.ts'
import type { Booking } from '../bookings/booking.contract.ts'

const ROUNDS = 2
const EACH_ROUND = 30

/** Half the orders use Europcar (Standard), which cannot report a booking's outcome. */
const PLANS: readonly PlanLabel[] = ['Flexible', 'Non-refundable', 'Standard', 'Standard']

test('a restart of the database under thirty orders fails none of them, and leaves nothing to the staff', async () => {
  const seed = chooseSeed()
  const random = seededRandom(seed)
  const restarting = await restartingDatabase()
  const { outside, environment } = await startKillEnvironment(async () => restarting)
  const server = await startServer(environment)
  onTestFinished(() => server.kill())
  const call = callOver((path, request) => fetch(server.url + path, request))
  const { guest, quote, cart, order, orderAtDesk } = journey({ call }, rentalAfter(siteClock.now(), 60))
  const { db } = restarting

  async function filled(at: number) {
    const plan = PLANS[at % PLANS.length]!
    const token = await guest()
    const offered = await quote(plan, ({ payment }) => plan !== 'Standard' || !payment.credit_card_required)
    const booking = await cart(token, offered.quote_id)
    const driver = { ...DRIVER, email: `restart-${at}@example.com` }
    const place = plan === 'Standard' ? orderAtDesk : order
    return { booking, place: () => place(token, booking, { driver }) }
  }

  const answers: { status: number; booking: Booking | undefined; code: string | undefined }[] = []
  const away: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const orders: Awaited<ReturnType<typeof filled>>[] = []
    for (let at = 0; at < EACH_ROUND; at++) orders.push(await filled(round * EACH_ROUND + at))
    const placed = orders.map(async ({ place }) => wait(random.between(0, 300)).then(place))
    await wait(random.between(100, 400))
    if (round % 2 === 0) away.push(Math.round(await restarting.crash()))
    else await restarting.endSessions()
    for (const { status, body } of await Promise.all(placed))
      answers.push({ status, booking: body.booking, code: body.code })
  }
  const unsettled = () =>
    db
      .selectFrom('bookings')
      .select('reference')
      .where('status', 'in', ['awaiting_payment', 'awaiting_supplier'])
      .execute()
  const tasks = () => db.selectFrom('staff_tasks').select('kind').execute()
  const counts = Map.groupBy(answers, ({ status, code }) => `${status} ${code ?? ''}`)
  console.log(
    `seed ${seed}: back after ${away.join(', ')} ms; ${[...counts].map(([answer, all]) => `${all.length} × ${answer}`).join(', ')}; ${(await tasks()).length} tasks`,
  )
  expect(
    answers.filter(({ status }) => status !== 201),
    server.output(),
  ).toEqual([])
  await expect.poll(unsettled, { interval: 200 }).toEqual([])
  expect(await tasks()).toEqual([])
  expect(answers.map(({ booking }) => booking?.status)).toEqual(answers.map(() => 'confirmed'))
  const charges = await gatewayAt(outside.urls.payments).book()
  expect(charges.filter(({ status }) => status !== 'captured')).toEqual([])
})
