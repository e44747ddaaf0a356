import { expect, test } from 'vitest'
import { sha256 } from '#platform/crypto.ts'
import { windowCounts } from '#platform/db/window-counts.store.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { limitDeclines, type CardOutcome, type CardTry } from './decline-limit.service.ts'

const database = forFile(await testDatabase())

/** Cards tried by several processes; how many were asked about. */
function environment() {
  const clock = testClock()
  const process = () => ({
    db: database.db,
    clock,
    windowCounts: windowCounts(database.db, sha256),
    limitScale: 1,
  })
  const [one, other] = [process(), process()]
  let gatewayCalls = 0
  const name = crypto.randomUUID()
  async function tries(
    count: number,
    outcome: CardOutcome,
    of: (at: number) => Partial<CardTry> = () => ({}),
  ) {
    const before = gatewayCalls
    await Promise.all(
      Array.from({ length: count }, (_, at) =>
        limitDeclines(
          at % 2 === 0 ? one : other,
          { of: { tripId: name }, person: `person ${name}`, networkAddress: name, ...of(at) },
          async () => void gatewayCalls++,
          () => outcome,
        ),
      ),
    )
    return gatewayCalls - before
  }
  return { clock, tries }
}

const other = () => crypto.randomUUID()

test.for([
  {
    name: 'one trip, many people and networks',
    of: () => ({ person: other(), networkAddress: other() }),
  },
  {
    name: 'one person, many trips and networks',
    of: () => ({ of: { tripId: other() }, networkAddress: other() }),
  },
  {
    name: 'one network, many trips and people',
    of: () => ({ of: { tripId: other() }, person: other() }),
  },
  { name: 'one network and nobody known', of: () => ({ of: { tripId: other() }, person: null }) },
])('of sixty declined cards at once five are asked about: $name', async ({ of }) => {
  const { clock, tries } = environment()
  expect(await tries(60, 'declined', of)).toBe(5)
  expect(await tries(1, 'other', of)).toBe(0)
  clock.pass({ hours: 24 })
  expect(await tries(1, 'other', of)).toBe(1)
})

test('what is paid is not counted, and what a bank asks about is no decline of who pays', async () => {
  const { tries } = environment()
  for (let round = 0; round < 8; round++) expect(await tries(1, 'other')).toBe(1)
  expect(await tries(5, 'asked')).toBe(5)
  expect(await tries(1, 'other')).toBe(0)
  expect(await tries(5, 'declined', () => ({ of: { tripId: other() } }))).toBe(5)
})

test.for([
  {
    name: 'one person',
    most: 20,
    of: () => ({ of: { tripId: other() }, networkAddress: other() }),
  },
  { name: 'one network', most: 40, of: () => ({ of: { tripId: other() }, person: other() }) },
])('of sixty cards that banks ask about at most $most are asked about: $name', async ({ most, of }) => {
  const { clock, tries } = environment()
  // A card that waits for its answer may turn out declined, so that five at a time are tried.
  let gatewayCalls = 0
  for (let round = 0; round < 12; round++) gatewayCalls += await tries(5, 'asked', of)
  expect(gatewayCalls).toBe(most)
  expect(await tries(1, 'other', of)).toBe(0)
  clock.pass({ hours: 24 })
  expect(await tries(1, 'other', of)).toBe(1)
})
