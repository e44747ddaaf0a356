import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { searchAlertStore, watchedAlerts } from '../search-alerts/search-alert.store.ts'
import { claimDue } from './claim-due.store.ts'

const clock = testClock()
const SEARCHES = 12
const ALERTS = 240

const database = forFile(await testDatabase({ connections: 8 }))

async function confirmedAlert(checkKey: string, nextCheckAt: Temporal.Instant): Promise<void> {
  const { db } = database
  const id = newId()
  const now = clock.now()
  await searchAlertStore.insert(db, {
    id,
    email: 'any@example.com',
    langId: 1,
    wording: '',
    page: null,
    network: null,
    checkKey,
    search: {
      placeId: 'DXB',
      dropOffPlaceId: 'DXB',
      pickUpAt: '2027-03-01T10:00',
      dropOffAt: '2027-03-05T10:00',
      driverAge: 25,
      residence: 'AE',
      filters: {},
      withCreditCard: true,
    },
    most: money(100, 'EUR'),
    endsAt: now.add({ hours: 1000 }),
    unsubscribeSecret: id,
    now,
  })
  await searchAlertStore.confirm(db, id, nextCheckAt)
}

test('processes that claim at once take each row once, whichever share a search, and none waits for another', async () => {
  const now = clock.now()
  // The rows of each search are scattered among the due ones; some are due only by `soon`.
  for (let at = 0; at < ALERTS; at++)
    await confirmedAlert(`search ${at % SEARCHES}`, now.add({ minutes: at % 7 === 0 ? 30 : -at }))
  const claim = { now, windowEnd: now.add({ hours: 1 }), until: now.add({ hours: 9 }), rows: 15 }
  const taken: string[] = []
  const process = async () => {
    for (;;) {
      const claimed = await database.db.transaction().execute((tx) => claimDue(tx, watchedAlerts, claim))
      if (claimed.size === 0) return
      taken.push(...[...claimed.values()].flat())
    }
  }
  await Promise.all(Array.from({ length: 6 }, process))
  expect(new Set(taken).size).toBe(taken.length)
  const left = await database.db
    .selectFrom('search_alerts')
    .select('id')
    .where('next_look_at', '<=', now)
    .execute()
  expect(left).toEqual([])
  expect(taken.length).toBe(ALERTS)
})

test('a row that another process is taking is left to it, with no wait, though it shares a search', async () => {
  const { db } = database
  const now = clock.now()
  for (let at = 0; at < 3; at++) await confirmedAlert('shared', now)
  const first = await db
    .selectFrom('search_alerts')
    .select('id')
    .where('look_key', '=', 'shared')
    .executeTakeFirst()
  const claimed = await db.transaction().execute(async (other) => {
    await other
      .selectFrom('search_alerts')
      .select('id')
      .where('id', '=', first?.id ?? '')
      .forUpdate()
      .execute()
    return db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '1s'`.execute(tx)
      return claimDue(tx, watchedAlerts, { now, windowEnd: now, until: now.add({ hours: 1 }), rows: 15 })
    })
  })
  expect(claimed.get('shared')).toHaveLength(2)
  expect(claimed.get('shared')).not.toContain(first?.id)
})
