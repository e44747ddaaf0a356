import { expect, test } from 'vitest'
import { testWords } from '#testing/suite/words.suite.ts'
import { TRIP_CATEGORIES } from '#domains/trips/fares/trip-category.contract.ts'
import { wordingOf } from '#domains/trips/fares/trip-category.contract.ts'
import { loadAllWords, loadWords } from './words.ts'

/** What the steps of a booking say of its trip. */
const SAID_OF_A_CAR = [
  'booking:who',
  'booking:notes',
  'booking:pay.driver',
  'booking:pay.driver_note',
  'booking:paid_by.driver',
  'booking:done.booked',
  'booking:next.driver',
  'booking:next.pay_driver',
  'booking:card.due',
  'trips:status.assigned',
  'trips:status.started',
]

const english = import.meta.glob<object>('../words/en/*.json', { eager: true, import: 'default' })
const arabic = import.meta.glob<object>('../words/ar/*.json', { eager: true, import: 'default' })

const namespaceOf = (file: string) => /(\w+)\.json$/.exec(file)?.[1] ?? ''

testWords(english, arabic, ['stop.moved'])

test('the first load brings the words of the tabs alone, with the product’s name in them', async () => {
  const words = await loadWords('ar', 'Safar')
  expect(words.t('shell:by')).toBe('من Safar')
  const later = Object.keys(english).filter((file) => !words.hasResourceBundle('ar', namespaceOf(file)))
  expect(later.map(namespaceOf)).toEqual(['booking', 'my_account', 'sign_in', 'trips'])
})

test('the steps behind the tabs bring all other words of a language', async () => {
  const words = await loadAllWords('ar', 'Safar')
  for (const file of Object.keys(arabic))
    expect(words.hasResourceBundle('ar', namespaceOf(file)), file).toBe(true)
})

/** What is said of a trip with a driver, and does not hold of a car that is collected. */
const OF_A_DRIVER =
  /driver assigned|the driver\b|pick-up|your trip|this trip|السائق|للسائق|الانطلاق|رحلت|الرحلة/i

test.for(['en', 'ar'] as const)(
  'a self-drive car is spoken of as one that is collected, in %s',
  async (language) => {
    const words = await loadAllWords(language, 'Rihla')
    const wording = wordingOf(TRIP_CATEGORIES.selfDrive)
    expect(wordingOf(TRIP_CATEGORIES.rental)).toEqual({})
    for (const key of SAID_OF_A_CAR) {
      const said = words.t(key, wording)
      expect(said, key).not.toBe(words.t(key))
      expect(said, key).not.toMatch(OF_A_DRIVER)
    }
  },
)
