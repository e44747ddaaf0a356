import { styleText } from 'node:util'
import { openDatabase } from '#platform/db/database.ts'
import { cardTesting, changedAddresses, deskCars, leftChallenges } from './attacks/car-attacks.ts'
import { callerAt, type Attack, type Outcome } from './attacks/attack.ts'
import { embeddingKey, ownersCodes, widerNetwork } from './attacks/network-attacks.ts'
import { shuttleSeats, strangers } from './attacks/trip-attacks.ts'
import { openStage } from './bench/stage.ts'

/**
 * `npm run attacks` asks the product for what costs it or others and the asker nothing, from many addresses and numbers, at
 * the limits of production, and prints what came of it beside its bound. Over loopback, some hundred requests of a
 * product of its own; it fails where a bound is passed.
 */
const ATTACKS: readonly Attack[] = [
  deskCars,
  changedAddresses,
  cardTesting,
  leftChallenges,
  shuttleSeats,
  strangers,
  embeddingKey,
  widerNetwork,
  ownersCodes,
]

const stage = await openStage()
const outcomes: Outcome[] = []
try {
  const running = await stage.product('attacks', { stock: 100 }, 0, undefined, {
    RATE_LIMIT_SCALE: '1',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  })
  const database = openDatabase(running.environment['DATABASE_URL'] ?? '', { connections: 2 })
  try {
    for (const attack of ATTACKS)
      outcomes.push(...(await attack({ call: callerAt(running.url), db: database.db })))
  } finally {
    await database.close()
  }
} finally {
  await stage.close()
}

for (const { what, asked, got, bound } of outcomes) {
  const mark = got <= bound ? styleText('green', '✓') : styleText('red', '✗')
  console.log(
    `${mark} ${what.padEnd(72)} asked ${String(asked).padStart(4)}  got ${String(got).padStart(4)}  bound ${bound}`,
  )
}
process.exitCode = outcomes.every(({ got, bound }) => got <= bound) ? 0 : 1
