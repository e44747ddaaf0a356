import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { plansSold, supplierConnectors } from './supplier-connectors.ts'
import { simulatedSuppliers } from './supplier-settings.ts'

const URLS = { okMobility: 'http://127.0.0.1:1', europcar: 'http://127.0.0.1:1' }

function sold(PLANS: string): string[] {
  const config = readConfig({ PLANS })
  return [...plansSold(config, supplierConnectors(config, URLS)).keys()]
}

test('all plans are sold unless PLANS names those that are', () => {
  expect(sold('')).toEqual(['ok-mobility', 'ok-mobility-nr', 'europcar-standard', 'europcar-prepaid'])
  expect(sold('europcar-prepaid')).toEqual(['europcar-prepaid'])
})

test('a plan that there is not is named', () => {
  expect(() => sold('ok-mobility,hertz')).toThrow(/PLANS: no plan hertz/)
})

test('simulated is who has a plan that is sold, and no address', () => {
  const PLANS = 'renticar,ok-mobility-nr'
  expect(simulatedSuppliers(readConfig({ PLANS }))).toEqual(['okMobility', 'renticar'])
  expect(simulatedSuppliers(readConfig({ PLANS, SUPPLIER_RENTICAR_URL: 'http://127.0.0.1:1' }))).toEqual([
    'okMobility',
  ])
})
