import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carUrl, readChosen, withChosen } from './car-url.ts'
import { NOTHING_CHOSEN } from '#web/rentals/price-breakdown.ts'

const id = fc.stringMatching(/^[A-Za-z0-9 =.é-]{1,40}$/)

test('an address read back is the choice it was made of, and keeps the coupon', () => {
  const choices = fc.record({
    quantities: fc.dictionary(id, fc.integer({ min: 1, max: 9 })),
    protectionId: fc.option(id.filter((text) => text !== 'none')),
  })
  fc.assert(
    fc.property(choices, (chosen) => {
      const { searchParams } = new URL(carUrl('offer', 'SPRING', chosen), 'https://site.test')
      expect(readChosen(searchParams)).toEqual(chosen)
      expect(searchParams.get('coupon')).toBe('SPRING')
    }),
  )
})

test('another choice takes the place of the one before', () => {
  const before = new URLSearchParams('coupon=A&protection=SCDW&extra.CST=2')
  expect(withChosen(before, NOTHING_CHOSEN).toString()).toBe('coupon=A')
})

test('what cannot be read of an address is not chosen', () => {
  const query = new URLSearchParams('protection=none&extra.A=-1&extra.B=x&extra.C=1.5&extra.D=100&extra.E=2')
  expect(readChosen(query)).toEqual({ quantities: { E: 2 }, protectionId: null })
})
