import { expect, test } from 'vitest'
import { filesIn, testMessages } from '#testing/suite/messages.suite.ts'
import { TRIP_CATEGORIES, wordingOf } from '#domains/fares/categories.contract.ts'
import type { FormFault } from './tabs/quote/form-fault.ts'
import { loadAllWords, loadWords } from './words.ts'

/** Texts about trips in general, all trips of a traveller, only a car that is collected, or never one. */
const OF_ANY_TRIP: ReadonlySet<string> = new Set([
  'booking:age',
  'booking:desk.bring',
  'booking:done.asked_text',
  'booking:fault.age_required',
  'booking:fault.licence_years_required',
  'booking:next.cancel',
  'trips:title',
  'trips:none',
  'trips:none_text',
  'trips:book',
  'trips:profile',
  'trips:driver_later',
])

const files = import.meta.glob<object>('../words/*/*.json', { eager: true, import: 'default' })
const english = filesIn(files, 'en')

const namespaceOf = (file: string) => /(\w+)\.json$/.exec(file)?.[1] ?? ''

// A unit's symbol is the same after every number.
testMessages(files, ['stop.moved', 'options.km', 'unit.km'])

test('the first load brings the words of the tabs alone, with the product’s name in them', async () => {
  const words = await loadWords('ar', 'Safar')
  expect(words.t('shell:by')).toBe('من Safar')
  const later = Object.keys(english).filter((file) => !words.has(namespaceOf(file)))
  expect(later.map(namespaceOf)).toEqual(['booking', 'my_account', 'price', 'sign_in', 'trips'])
})

test('the steps behind the tabs bring all other words of a language', async () => {
  const words = await loadAllWords('ar', 'Safar')
  for (const file of Object.keys(filesIn(files, 'ar'))) expect(words.has(namespaceOf(file)), file).toBe(true)
})

/** A code that is missing here, or is none, does not compile. */
const FORM_FAULTS: Readonly<Record<FormFault['code'], true>> = {
  place: true,
  city: true,
  airport: true,
  package: true,
  plan: true,
  departure: true,
  same_place: true,
  too_soon: true,
  too_far: true,
  before_start: true,
  too_long: true,
}

test.for(['en', 'ar'] as const)('a form says in words what it lacks, in %s', async (language) => {
  const words = await loadAllWords(language, 'Rihla')
  const unsaid = Object.keys(FORM_FAULTS).filter((code) => !words.exists(`tabs:fault.${code}`, { count: 2 }))
  expect(unsaid).toEqual([])
})

/** Words about a trip with a driver that are wrong for a car that is collected. */
const OF_A_DRIVER =
  /driver assigned|the driver\b|pick-up|your trip|this trip|السائق|للسائق|الانطلاق|رحلت|الرحلة/i

test.for(['en', 'ar'] as const)(
  'a self-drive car is spoken of as one that is collected, in %s',
  async (language) => {
    const words = await loadAllWords(language, 'Rihla')
    const wording = wordingOf(TRIP_CATEGORIES.selfDrive)
    expect(wordingOf(TRIP_CATEGORIES.rental)).toEqual({})
    const keys = keysAboutTrips()
    expect(keys.length).toBeGreaterThan(20)
    for (const key of keys) {
      expect(words.t(key, wording), key).not.toBe(words.t(key))
      expect(words.t(key, wording), key).not.toMatch(OF_A_DRIVER)
    }
  },
)

/** The keys of what is said of one trip: their English speaks of it or of its driver. */
function keysAboutTrips(): string[] {
  return ['booking', 'trips'].flatMap((namespace) =>
    Object.entries(flat(english[`../words/en/${namespace}.json`] ?? {}))
      .map(([key, text]) => ({ key: `${namespace}:${key}`, text }))
      .filter(({ text }) => /trip|driver|traveller|pick-up|travels/i.test(text))
      .filter(({ key }) => !key.endsWith('_self_drive') && !OF_ANY_TRIP.has(key))
      .map(({ key }) => key),
  )
}

function flat(words: object, before = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[before + key, value]]
        : Object.entries(flat(value as object, `${before}${key}.`)),
    ),
  )
}
