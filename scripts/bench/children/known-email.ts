import { openDatabase } from '#platform/db/database.ts'
import { seededRandom } from '#testing/infrastructure/seeded-random.ts'
import { answerParent } from '../child.ts'
import { recordedApp } from './recorded-app.ts'

/** Requests for an e-mail with an account and for one without, in random order; each one's duration in ms. */
export type KnownEmailTask = {
  environment: Record<string, string>
  path: string
  body: object
  known: string
  pairs: number
}
export type KnownEmailTimes = { known: number[]; unknown: number[] }

let app: Awaited<ReturnType<typeof recordedApp>> | undefined
let requests = 0

answerParent(async ({ environment, path, body, known, pairs }: KnownEmailTask): Promise<KnownEmailTimes> => {
  app ??= await recordedApp(environment, openDatabase(environment['DATABASE_URL'] ?? ''), () => {})
  const random = seededRandom(1)
  const took: KnownEmailTimes = { known: [], unknown: [] }
  for (let pair = -5; pair < pairs; pair++) {
    const kinds = ['known', 'unknown'] as const
    for (const kind of random.chance(0.5) ? kinds : kinds.toReversed()) {
      requests += 1
      const ms = await timeOf(path, {
        ...body,
        email: kind === 'known' ? known : `none.${requests}@example.com`,
      })
      if (pair >= 0) took[kind].push(ms)
    }
  }
  return took
})

/** Each from its own IP address, so that none is delayed by others' failed attempts. */
async function timeOf(path: string, body: object): Promise<number> {
  const remoteAddress = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`
  const request = new Request(`http://bench.test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const startedAt = performance.now()
  const reply = await app?.fetch(request, { incoming: { socket: { remoteAddress } } })
  const ms = performance.now() - startedAt
  if (!reply || ![201, 202, 401].includes(reply.status)) throw new Error(`${path} answered ${reply?.status}`)
  return ms
}
