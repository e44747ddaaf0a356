import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BodyOf } from '#domains/content/content-body.contract.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { readSeededBody } from './seed-content.ts'

/** What is removed of people, as the policy names it. */
const TOLD: Readonly<Record<string, string>> = {
  'Cars in a cart that were not ordered': 'Cars in a cart that were not ordered',
  'Prices held for a car page': 'Prices held for a car page',
  'Changes of a booking that were priced and not wanted':
    'Changes of a booking that were priced and not wanted',
  'Drivers asked for by a link that was not pressed':
    'Another driver asked for by a link that was not pressed',
  'Guests without a booking or a cart': 'Guests without a booking or a cart',
  Sessions: 'Sessions, with the network address and browser of the sign-in',
  'Links in mails': 'Links in emails',
  'Counts of wrong passwords and codes': 'Counts of wrong passwords, by a hash of the network address',
  'Hashes of addresses that were mailed a link, by releases before':
    'Hashes of addresses that were emailed a link',
  'What befell an account’s safety': 'What happened to the safety of an account',
  'Mails that were sent or given up': 'Emails that we sent you',
  'Answers under an idempotency key': 'Answers to calls that may be repeated, so that nothing is done twice',
  'Enquiries that were answered or closed': 'Enquiries and feedback with our answers',
  'Enquiries that look like a robot’s': 'Enquiries that look like a bot’s',
  'Requests for the newsletter, confirmed or not': 'Requests for the newsletter, with the network address',
  'Proof of consent to the newsletter, with the hash of the address':
    'Proof of your consent, with a hash of your address',
  'Coordinates of addresses that were typed for trips':
    'Where an address typed for a trip is, under a hash of its text',
  'Text messages': 'Text messages that we sent you',
  'Codes to sign in to trips': 'Codes to sign in to trips, and counts of them',
  'Counts of such codes, by releases before': 'Codes to sign in to trips, and counts of them',
  'Tokens of trips': 'Sign-ins to trips',
  'Sign-ins to trips': 'Sign-ins to trips',
  'Cars that were saved, after their pick-up day': 'Cars that you saved in your account',
  'That the price of a booking was looked at': 'That we checked the price of a booking for you',
  'Cheaper cars that nobody ordered': 'Cheaper cars that we found for a booking',
  'Alerts on a search that nobody confirmed': 'Alerts on a search, not confirmed',
  'Proof of consent to an alert, with the hash of the address':
    'Proof of your consent, with a hash of your address',
  'Clicks on partners’ links': 'By which partner’s link someone came, without name or address',
}

/** What is removed, but names nobody, or stays for minutes. */
const NAMELESS = new Set([
  // Scripts and styles.
  'Files that pages of a release load',
  // Of the staff alone, and for minutes.
  'Who of the staff had a record open',
  'What a colleague looked at last, so that it is noted once',
  // Ids and states; a filter that may name somebody goes within seconds.
  'Bulk actions of the staff, with what became of each row',
  // Our reference, the partner's own sub-id and amounts.
  'Calls to partners’ addresses',
  'How many clicks partners’ links had each day',
  'How often each plan of suppliers answered',
  'What was wrong with answers of suppliers',
  'How many searches there were each hour',
  // Hashes, under a name that says for which program they are.
  'Keys of partners’ systems',
  // Hashes by a key of ours: nobody else can tell of whom they are.
  'Counts of codes, links, notices, declined cards and translated texts, under keyed hashes',
  'Whom what is not paid is counted for, under keyed hashes',
  'Sign-ins that wait for a second step',
  'Ids of a payment gateway’s events',
  'Marks of transactions, by which a lost commit is found',
  'Counts of how often an opened form was sent',
  'Lowest prices that searches saw',
  'The same for a pick-up day that is over',
  'Deposits, fuel rules and mileage that searches saw',
  'Ways by road between places of trips, 180 days, or 7 if asked for once',
  'Departures of shuttles on which nobody had a seat',
  'Texts that wait for a translator',
  'Pictures of suppliers’ cars',
  'Machine translations that nobody has read',
  'Texts that the staff leave untranslated',
  'Counts of texts that were added on a day',
])

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function durations(language: 'en' | 'ar'): Promise<[string, string][]> {
  const body = (await readSeededBody('privacy-policy')) as BodyOf<'privacy-policy'>
  const section = body[language]?.sections.find(({ id }) => id === 'how-long')
  const rows = section?.markdown.split('\n').filter((line) => line.startsWith('|')) ?? []
  return rows.slice(2).map((row) => {
    const [, what = '', long = ''] = row.split('|').map((cell) => cell.trim())
    return [what, long]
  })
}

test('the privacy policy tells of all that is removed of people, for as long as it is kept', async () => {
  const told = new Map(await durations('en'))
  for (const { what, hours } of app.app.retention.filter(({ what: name }) => !NAMELESS.has(name))) {
    const long = told.get(TOLD[what] ?? what)
    expect(long, `the policy says nothing of: ${what}`).toBeDefined()
    expect(long, what).toMatch(inWords(hours))
  }
})

test.for(['en', 'ar'] as const)(
  'the policy tells who books trips what is kept and how they are erased: %s',
  async (language) => {
    const body = (await readSeededBody('privacy-policy')) as BodyOf<'privacy-policy'>
    const saysTrips = language === 'en' ? /\btrips\b/ : /الرحلات|رحلاتك/
    for (const section of ['what-we-keep', 'how-long', 'rights'])
      expect(body[language]?.sections.find(({ id }) => id === section)?.markdown, section).toMatch(saysTrips)
    const erased = language === 'en' ? 'You as one who books trips' : 'أنت بصفتك من يحجز الرحلات'
    expect((await durations(language)).map(([what]) => what)).toContain(erased)
  },
)

test('both languages tell of as much, in the same order and with the same numbers', async () => {
  const numbers = async (language: 'en' | 'ar') =>
    (await durations(language)).map(([, long]) => long.match(/\d{2,}/g) ?? [])
  expect(await numbers('ar')).toEqual(await numbers('en'))
})

function inWords(hours: number): RegExp {
  if (hours === 0) return /^until/
  if (hours === 1) return /^1 hour\b/
  return hours === 24 ? /^1 day\b/ : new RegExp(`^${hours / 24} days\\b`)
}
