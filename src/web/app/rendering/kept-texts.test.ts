import { createInstance, type i18n } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { keepTexts } from './kept-texts.ts'

const RESOURCES = {
  cars: { car_one: '{{count}} car', car_other: '{{count}} cars', at: 'Cars at {{place}}', any: 'Any' },
  trips: { any: 'Any trip' },
}

async function messagesOf(): Promise<i18n> {
  const messages = createInstance()
  await messages.init({
    lng: 'en',
    interpolation: { escapeValue: false, defaultVariables: { product: 'Rihla' } },
    resources: { en: RESOURCES },
  })
  return messages
}

let plain: i18n
let keeping: i18n
beforeAll(async () => {
  plain = await messagesOf()
  keeping = keepTexts(await messagesOf())
})

test.for([
  ['cars', 'car', { count: 1 }],
  ['cars', 'car', { count: 2 }],
  ['cars', 'car', { count: 1000 }],
  ['cars', 'any', {}],
  ['trips', 'any', {}],
  ['cars', 'at', { place: 'DXB' }],
  ['cars', 'at', { place: 'LHR' }],
  ['cars', 'missing', { defaultValue: 'one' }],
  ['cars', 'missing', { defaultValue: 'other' }],
] as const)('kept or not, %s:%s says the same with %o', ([namespace, key, options]) => {
  for (const t of [keeping.getFixedT(null, namespace), keeping.getFixedT(null, namespace)])
    expect(t(key, options)).toBe(plain.getFixedT(null, namespace)(key, options))
})
