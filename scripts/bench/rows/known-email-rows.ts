import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '#testing/infrastructure/seeded-random.ts'
import { startChild } from '../child.ts'
import type { KnownEmailTask, KnownEmailTimes } from '../children/known-email.ts'
import { median, percentile } from '../rounds.ts'
import type { Row } from '../row.ts'
import type { Product } from '../environment.ts'

const SPLITS = 2000
const PERSON = { first_name: 'Layla', last_name: 'Haddad', password: 'a camel crosses slowly' }

const REQUESTS = [
  { path: '/api/login', body: { password: 'not this one' }, pairs: 200 },
  { path: '/api/register', body: PERSON, pairs: 200 },
  { path: '/api/forget-password', body: {}, pairs: 1000 },
]

/** Returns true if response time reveals that an e-mail has an account (a timing attack). */
export async function knownEmailRows({ url, environment }: Product): Promise<Row[]> {
  const known = 'known@example.com'
  await createVerifiedAccount(url, known)
  const child = startChild<KnownEmailTask, KnownEmailTimes>('known-email.ts')
  const rows: Row[] = []
  for (const { path, body, pairs } of REQUESTS)
    rows.push(rowOf(path, await child.run({ environment, path, body, pairs, known })))
  await child.stop()
  return rows
}

/**
 * Compares the difference of the medians with the noise: the 99th percentile over random splits of the same
 * times.
 */
function rowOf(path: string, { known, unknown }: KnownEmailTimes): Row {
  const apart = Math.abs(median(known) - median(unknown))
  const all = [...known, ...unknown]
  const random = seededRandom(1)
  const splits = Array.from({ length: SPLITS }, () => {
    const [one, other]: [number[], number[]] = [[], []]
    for (const ms of all) (random.chance(0.5) ? one : other).push(ms)
    return Math.abs(median(one) - median(other))
  })
  const noise = percentile(splits, 0.99)
  const shown = (ms: number) => ms.toFixed(2)
  return {
    work: `${path}: an e-mail with an account, and one without`,
    measured: `${shown(apart)} ms apart (${shown(median(known))} and ${shown(median(unknown))} ms)`,
    needed: `≤ noise, ${shown(noise)} ms`,
    holds: apart <= noise,
  }
}

/** Creates an account and verifies its address by the link in the mailbox. */
async function createVerifiedAccount(url: string, email: string): Promise<void> {
  const post = async (path: string, message: object) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(message) })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`)
  }
  await post('/api/register', { ...PERSON, email })
  let mail: string | undefined
  for (let tries = 0; mail === undefined && tries < 100; tries++) {
    await wait(200)
    const mailbox = await (await fetch(`${url}/mailbox`)).text()
    mail = /\/mailbox\/[\da-f-]{36}/.exec(mailbox)?.[0]
  }
  const secret = /verify-email#([\w-]{43})/.exec(await (await fetch(`${url}${mail}/body`)).text())?.[1]
  if (secret === undefined) throw new Error('no link was mailed')
  await post('/api/verify-email', { secret, password: PERSON.password })
}
