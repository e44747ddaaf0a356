import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import type { Db } from '../database.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { up } from './0055_enquiries.ts'
import { up as feedbackOfBefore } from './0023_feedback.ts'

/** Runs `work` where the tables of before stand in a schema of their own; nothing of it stays. */
async function before<Value>(work: (tx: Db) => Promise<Value>): Promise<Value> {
  const database = await testDatabase()
  const tx = await database.db.startTransaction().execute()
  try {
    await sql`create schema before`.execute(tx)
    await sql`set local search_path = before, public`.execute(tx)
    return await work(tx)
  } finally {
    await tx.rollback().execute()
    await database.close()
  }
}

/** A migration knows no tables. */
const untyped = (tx: Db) => tx as unknown as Kysely<unknown>

test('feedback of before becomes enquiries that wait for the staff, each with a number of its own', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => ({
    id: newId(),
    user_id: newId(),
    lang_id: (at % 2) + 1,
    topic: 'search',
    score: (at % 5) + 1,
    message: `Message ${at}`,
    created_at: Temporal.Instant.from('2026-11-01T00:00Z').add({ minutes: at }),
  }))
  const copied = await before(async (tx) => {
    await feedbackOfBefore(untyped(tx))
    await tx
      .insertInto('users')
      .values(rows.map(({ user_id: id, created_at }) => ({ id, role: 'traveller', lang_id: 1, created_at })))
      .execute()
    await tx.insertInto('feedback').values(rows).execute()
    await up(untyped(tx))
    return tx.selectFrom('enquiries').selectAll().orderBy('id').execute()
  })
  expect(copied).toMatchObject(
    rows.map(({ topic, score, created_at, ...same }) => ({
      ...same,
      kind: 'feedback',
      state: 'new',
      version: 1,
      content: { topic, score },
      signs: [],
      created_at,
      changed_at: created_at,
    })),
  )
  const numbers = copied.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(rows.length)
  for (const number of numbers) expect(number).toMatch(/^E-\d{4}-\d{4}$/)
})
