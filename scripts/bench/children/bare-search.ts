import { openDatabase } from '#platform/db/database.ts'
import { answerParent } from '../child.ts'
import { callAgain, type Call } from './proxy.ts'
import { recordedApp } from './recorded-app.ts'

/** First makes one search and records its calls, then replays them. */
export type BareSearchTask =
  | { kind: 'record'; environment: Record<string, string>; before: string; query: string; slowMs: number }
  | { kind: 'repeat'; searches: number }

/** Calls that a search makes concurrently, followed by those that depend on their responses. */
let slices: Call[][] = []

/** Replays a search's calls without the product around them. Returns each search's duration in milliseconds. */
answerParent(async (task: BareSearchTask): Promise<number[]> => {
  if (task.kind === 'record') return record(task)
  const took: number[] = []
  while (took.length < task.searches) {
    const startedAt = performance.now()
    for (const calls of slices) await Promise.all(calls.map(callAgain))
    took.push(performance.now() - startedAt)
  }
  return took
})

async function record({
  environment,
  before,
  query,
  slowMs,
}: Extract<BareSearchTask, { kind: 'record' }>): Promise<number[]> {
  const database = openDatabase(environment['DATABASE_URL'] ?? '', { connections: 4 })
  const recorded: { call: Call; at: number }[] = []
  const app = await recordedApp(environment, database, (call) =>
    recorded.push({ call, at: performance.now() }),
  )
  // One-time requests to a supplier, to log in or for its lists, are not part of a search.
  await search(app, before)
  recorded.length = 0
  const startedAt = performance.now()
  await search(app, query)
  await database.close()
  // Every response takes `slowMs` at least, so calls this close together were concurrent.
  const bySlice = Map.groupBy(recorded, ({ at }) => Math.floor((at - startedAt) / slowMs))
  slices = [...bySlice.values()].map((entries) => entries.map(({ call }) => call))
  return []
}

async function search(app: Awaited<ReturnType<typeof recordedApp>>, query: string): Promise<void> {
  const reply = await app.request(`http://bench.test/api/searching?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (reply.status !== 200) throw new Error(`the search answered ${reply.status} ${await reply.text()}`)
}
