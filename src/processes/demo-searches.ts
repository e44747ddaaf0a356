import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#kernel/clock.ts'
import type { Home } from '#domains/content/home.contract.ts'
import type { RunningApp } from './start-app.ts'

/** Pause between two searches, in milliseconds, so that they do not slow down visitors. */
const PAUSE_MS = 500
const RETRY_MS = 5_000
const DAYS_AHEAD = 14
const RENTAL_DAYS = 3

/**
 * Searches that a visitor might have made: on a fresh start the cards of places have prices of them. Each place without a
 * price is searched once, one after another.
 */
export async function searchForDemo(
  app: Pick<RunningApp, 'request' | 'runJob'>,
  clock: Clock,
  stopping: AbortSignal,
): Promise<void> {
  const fetchPage = async (path: string, init?: RequestInit): Promise<Response> => {
    const reply = await app.request(path, init)
    // A process that has just started is busy and rejects requests that are not urgent.
    if (reply.status !== 503) return reply
    await wait(RETRY_MS, null, { signal: stopping, ref: false })
    return fetchPage(path, init)
  }
  const home: Home = await (await fetchPage('/api/home')).json()
  const unpriced = home.popular_locations.filter(({ from }) => from === null)
  const pickUp = clock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days: DAYS_AHEAD })
  const dates = { pickup_date: `${pickUp}`, dropoff_date: `${pickUp.add({ days: RENTAL_DAYS })}` }
  for (const { id } of unpriced) {
    await wait(PAUSE_MS, null, { signal: stopping, ref: false })
    const times = { pickup_time: '10:00', dropoff_time: '10:00', driver_age: '30' }
    await fetchPage(`/api/searching?${new URLSearchParams({ pickup_id: id, ...dates, ...times })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page_size: 1 }),
    })
  }
  if (unpriced.length === 0) return
  await app.runJob('seen prices')
  await app.runJob('figures of places')
}
