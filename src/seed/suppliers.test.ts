import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { SUPPLIER_NAMES } from '#src/supplier-settings.ts'
import { supplierConnectors } from '#src/supplier-connectors.ts'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { SEEDED, seedSuppliers } from './suppliers.ts'

/** Our own garages have no URL: their connector is created with their stock. */
const OWN_GARAGES = 'direct-standard'

const database = forFile(await testDatabase())

async function sold(): Promise<string[]> {
  const plans = await loadPlans(database.db)
  return plans.map(({ id }) => id).toSorted()
}

function connectedSuppliers(): string[] {
  const urls = Object.fromEntries(SUPPLIER_NAMES.map((name) => [name, 'http://127.0.0.1:1']))
  const connectors = supplierConnectors(readConfig({ NODE_ENV: 'test' }), urls)
  return [...connectors.keys(), OWN_GARAGES].toSorted()
}

test.for([
  ['numbers', SEEDED.map(({ row }) => row.id)],
  ['codes', SEEDED.map(({ row }) => row.code)],
  ['names', SEEDED.map(({ row }) => row.name)],
  ['ids of plans', SEEDED.flatMap(({ plans }) => plans.map(({ id }) => id))],
] as const)('no two brands, our own garages included, share their %s', ([, all]) => {
  expect(all.filter((one, at) => all.indexOf(one as never) !== at)).toEqual([])
})

test('every plan that is sold has somebody to ask, and whoever can be asked is sold', async () => {
  expect(await sold()).toEqual(connectedSuppliers())
})

test('what was set by hand stays when the seed runs again', async () => {
  const { db } = database
  const plan = { margin_basis_points: 1_750, enabled: false }
  await db.updateTable('plans').set(plan).where('id', '=', 'green-motion').execute()
  await seedSuppliers(db)
  const stored = await db.selectFrom('plans').selectAll().where('id', '=', 'green-motion').executeTakeFirst()
  expect(stored).toMatchObject(plan)
})
