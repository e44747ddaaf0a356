import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { plansSold, supplierConnectors, suppliersSold } from './supplier-connectors.ts'

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

test('a supplier without a plan that is sold is not needed', () => {
  expect(suppliersSold(readConfig({ PLANS: 'renticar,ok-mobility-nr' }))).toEqual(['okMobility', 'renticar'])
})
