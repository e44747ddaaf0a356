import { sha256 } from '#platform/crypto.ts'
import { openDatabase, type Db } from '#platform/db/database.ts'
import { answerParent } from '../child.ts'
import { recordedApp } from './recorded-app.ts'

/** Repeats one request for `ms`; returns requests per second. */
export type SessionTask =
  | { kind: 'open'; environment: Record<string, string>; path: string; token: string }
  | { kind: 'looked up' | 'known'; atOnce: number; ms: number }

let sendRequest: (() => Promise<void>) | undefined
let known = false

answerParent(async (task: SessionTask): Promise<number> => {
  if (task.kind !== 'open') {
    known = task.kind === 'known'
    return perSecond(task)
  }
  const { db, ...database } = openDatabase(task.environment['DATABASE_URL'] ?? '', { connections: 20 })
  const rows = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['tokens.hash', 'tokens.created_at', 'tokens.expires_at', 'users.id', 'users.role'])
    .where('tokens.hash', '=', sha256(task.token))
    .execute()
  const context = { ...database, db: withTokensAtHand(db, rows) }
  const app = await recordedApp(task.environment, context, () => {})
  const headers = { authorization: `Basic ${task.token}` }
  sendRequest = async () => {
    const reply = await app.request(`http://bench.test${task.path}`, { headers })
    if (reply.status !== 200) throw new Error(`${task.path} answered ${reply.status}`)
    await reply.arrayBuffer()
  }
  await sendRequest()
  return 0
})

/**
 * Returns the same database, except that token queries return these rows immediately while `known` is true.
 */
function withTokensAtHand(db: Db, rows: readonly object[]): Db {
  const answered: object = new Proxy(
    {},
    {
      get(_, step) {
        if (step === 'execute') return async () => rows
        return step === 'executeTakeFirst' ? async () => rows[0] : () => answered
      },
    },
  )
  return new Proxy(db, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function') return own
      return (...args: unknown[]): unknown =>
        known && name === 'selectFrom' && args[0] === 'tokens' ? answered : own.apply(target, args)
    },
  })
}

async function perSecond({ atOnce, ms }: { atOnce: number; ms: number }): Promise<number> {
  const startedAt = performance.now()
  let done = 0
  const again = async () => {
    while (performance.now() - startedAt < ms) {
      await sendRequest?.()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, again))
  return (done / (performance.now() - startedAt)) * 1000
}
