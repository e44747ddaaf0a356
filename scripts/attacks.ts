import { styleText } from 'node:util'
import { openDatabase } from '#platform/db/database.ts'
import { cardTesting, changedAddresses, deskCars, leftChallenges } from './attacks/car-attacks.ts'
import { callerAt, type Attack, type Outcome } from './attacks/attack.ts'
import { loadAttacks, METRICS_TOKEN } from './attacks/load-attacks.ts'
import { embeddingKey, ownersCodes, widerNetwork } from './attacks/network-attacks.ts'
import { shuttleSeats, unknownRecipients } from './attacks/trip-attacks.ts'
import { openBenchEnvironment } from './bench/environment.ts'

/**
 * `npm run attacks` sends requests that cost the product or others something and the sender nothing, from many addresses and
 * numbers, under production rate limits, and prints each result with its bound. It sends some thousand requests over loopback
 * to its own product, and fails if a bound is exceeded. `npm run attacks load` runs only CPU attacks, `npm run attacks limits`
 * only the others.
 */
const LIMITS: readonly Attack[] = [
  deskCars,
  changedAddresses,
  cardTesting,
  leftChallenges,
  shuttleSeats,
  unknownRecipients,
  embeddingKey,
  widerNetwork,
  ownersCodes,
]

const parts = {
  limits: { attacks: LIMITS, stock: 100 },
  load: { attacks: [loadAttacks], stock: 1_000_000 },
}

const environment = await openBenchEnvironment()
const outcomes: Outcome[] = []

async function run(name: keyof typeof parts): Promise<void> {
  const { attacks, stock } = parts[name]
  const running = await environment.product(name, { stock }, 0, undefined, {
    RATE_LIMIT_SCALE: '1',
    SHED_ABOVE_MS: '200',
    METRICS_TOKEN,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  })
  const database = openDatabase(running.environment['DATABASE_URL'] ?? '', { connections: 2 })
  try {
    for (const attack of attacks)
      outcomes.push(...(await attack({ call: callerAt(running.url), db: database.db })))
  } finally {
    await database.close()
  }
}

try {
  const [requestedPart] = process.argv.slice(2)
  for (const name of ['limits', 'load'] as const)
    if (requestedPart === undefined || requestedPart === name) await run(name)
} finally {
  await environment.close()
}

for (const { what, requested, got, bound } of outcomes) {
  const mark = got <= bound ? styleText('green', '✓') : styleText('red', '✗')
  console.log(
    `${mark} ${what.padEnd(72)} asked ${String(requested).padStart(4)}  got ${String(got).padStart(4)}  bound ${bound}`,
  )
}
process.exitCode = outcomes.every(({ got, bound }) => got <= bound) ? 0 : 1
