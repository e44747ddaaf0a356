import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { startSimulators } from '#src/simulators.ts'
import { connectorsOfJobs, supplierConnectors } from '#src/supplier-connectors.ts'
import { testClock } from '#testing/infrastructure/clock.ts'

/** A desk of each, which the other does not know. */
const STATIONS = ['MADT01', 'PMI01']

const RENTAL = {
  pickUpAt: '2027-03-01T10:00',
  dropOffAt: '2027-03-05T10:00',
  driverAge: 30,
  residence: 'AE',
}

let dataDir: string
let simulators: Awaited<ReturnType<typeof startSimulators<'europcar' | 'okMobility'>>>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihla-jobs-'))
  simulators = await startSimulators({
    dataDir,
    clock: testClock(),
    suppliers: ['europcar', 'okMobility'],
    paymentsKey: null,
  })
})
afterAll(async () => {
  await simulators.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('a job is answered by a process of its own what a traveller is answered, a refusal as well as cars', async () => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
  const travellers = supplierConnectors(config, simulators.supplierUrls)
  const jobs = connectorsOfJobs(config, simulators.supplierUrls)
  expect([...jobs.keys()]).toEqual([...travellers.keys()])
  for (const [planId, traveller] of travellers) {
    const job = jobs.get(planId)
    for (const station of STATIONS) {
      const rental = { ...RENTAL, pickUpStation: station, dropOffStation: station }
      expect(await job?.availability(rental), `${planId} at ${station}`).toEqual(
        await traveller.availability(rental),
      )
    }
  }
})
