import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { WORKER_LEASE_MS, workerStore } from './db/worker.store.ts'
import { workerLease } from './worker-lease.ts'

const database = forFile(await testDatabase())
beforeEach(async () => {
  await database.db.deleteFrom('workers').execute()
})

/** Creates one process with its own clock and the ids of the workers whose work it has released. */
function worker(folder: string | null = null, simulators: readonly string[] = []) {
  const id: string = crypto.randomUUID()
  const freed: string[] = []
  let time = 0
  const workers = workerStore(database.db, { id, folder, simulators })
  const lease = workerLease({
    workers,
    freeWorkOf: async (ids) => void freed.push(...ids),
    onError: (error) => {
      throw error
    },
    now: () => time,
  })
  return {
    id,
    freed,
    workers,
    begin: () => lease.begin(),
    end: () => lease.end(),
    /** Renews the lease that much later. */
    async renewAfter(ms: number) {
      time += ms
      await lease.renew()
    },
    /** Renews in time throughout a full lease. */
    async liveOn() {
      for (let renew = 0; renew < 4; renew++) await this.renewAfter(WORKER_LEASE_MS / 4)
    },
  }
}

/** Expires leases, as if the workers had not renewed them. */
async function letLeaseEnd(...ids: string[]): Promise<void> {
  await database.db
    .updateTable('workers')
    .set({ held_until: sql<Temporal.Instant>`now() - interval '1 second'` })
    .where('id', 'in', ids)
    .execute()
}

test('what a killed process held is freed once when its lease is over, by one that lives', async () => {
  const [killed, living] = [worker(), worker()]
  await killed.workers.hold()
  await living.workers.hold()
  await living.liveOn()
  expect(living.freed).toEqual([])
  await letLeaseEnd(killed.id)
  await living.renewAfter(WORKER_LEASE_MS / 4)
  await living.renewAfter(WORKER_LEASE_MS / 4)
  expect(living.freed).toEqual([killed.id])
})

test('after a stop of the database nobody is judged until who lives has had a lease’s time to say so', async () => {
  const [quick, slow, dead] = [worker(), worker(), worker()]
  for (const each of [quick, slow, dead]) await each.workers.hold()
  await quick.liveOn()
  await letLeaseEnd(quick.id, slow.id, dead.id)
  await quick.renewAfter(2 * WORKER_LEASE_MS)
  expect(quick.freed).toEqual([])
  await slow.renewAfter(0)
  await quick.liveOn()
  expect(quick.freed).toEqual([dead.id])
})

test('a process that was away has not ended when it says again that it lives', async () => {
  const [paused, living] = [worker(), worker()]
  await paused.workers.hold()
  await living.liveOn()
  await letLeaseEnd(paused.id)
  await paused.renewAfter(10 * WORKER_LEASE_MS)
  await living.renewAfter(WORKER_LEASE_MS / 4)
  expect({ living: living.freed, paused: paused.freed }).toEqual({ living: [], paused: [] })
})

test('the next process on a data directory frees what the one before held at once, and nobody else’s', async () => {
  const [before, elsewhere, unknown] = [worker('here'), worker('there'), worker()]
  for (const each of [before, elsewhere, unknown]) await each.workers.hold()
  const next = worker('here')
  await next.begin()
  expect(next.freed).toEqual([before.id])
  await next.end()
})

test('a process that was told to stop has ended at once', async () => {
  const [stopped, living] = [worker(), worker()]
  await stopped.begin()
  await living.workers.hold()
  await living.liveOn()
  await stopped.end()
  await living.renewAfter(WORKER_LEASE_MS / 4)
  expect(living.freed).toEqual([stopped.id])
})

test('simulators of another process that lives are known', async () => {
  const [one, other, third] = [worker(null, ['payments']), worker(null, ['payments']), worker()]
  await one.workers.hold()
  await third.workers.hold()
  expect(await one.workers.othersSimulate()).toBe(false)
  await other.workers.hold()
  expect(await one.workers.othersSimulate()).toBe(true)
  await letLeaseEnd(other.id)
  expect(await one.workers.othersSimulate()).toBe(false)
})

test('without a database a lease is left to expire, and the shutdown goes on', async () => {
  const gone = await testDatabase()
  const errors: unknown[] = []
  const lease = workerLease({
    workers: workerStore(gone.db, { id: crypto.randomUUID(), folder: null, simulators: [] }),
    freeWorkOf: async () => {},
    onError: (error) => void errors.push(error),
  })
  await lease.begin()
  await gone.close()
  await lease.end()
  expect(errors).toHaveLength(1)
})
