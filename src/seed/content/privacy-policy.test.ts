import { expect, test } from 'vitest'
import type { BodyOf } from '#domains/content/content-body.contract.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { readSeededBody } from './seed-content.ts'

/** What is removed of people, as the policy names it. */
const STATED_AS: Readonly<Record<string, string>> = {
  'Cars in carts that were not ordered': 'Cars in a cart that were not ordered',
  'Prices held for a car page': 'Prices held for a car page',
  'Priced changes of a booking that were not accepted':
    'Changes of a booking that were priced and not wanted',
  'Requested drivers whose mailed link was not confirmed':
    'Another driver asked for by a link that was not pressed',
  'Guests without a booking or a cart': 'Guests without a booking or a cart',
  Sessions: 'Sessions, with the network address and browser of the sign-in',
  'Links in mails': 'Links in emails',
  'Counts of wrong passwords and codes': 'Counts of wrong passwords, by a hash of the network address',
  'Hashes of addresses that were mailed a link, by former releases':
    'Hashes of addresses that were emailed a link',
  'Security events of an account': 'What happened to the safety of an account',
  'Sent and abandoned mails': 'Emails that we sent you',
  'Replies under an idempotency key': 'Answers to calls that may be repeated, so that nothing is done twice',
  'Answered and closed enquiries': 'Enquiries and feedback with our answers',
  'Enquiries marked as spam': 'Enquiries that look like a bot’s',
  'Newsletter requests, confirmed or not': 'Requests for the newsletter, with the network address',
  'Proof of consent to the newsletter, with the hash of the address':
    'Proof of your consent, with a hash of your address',
  'Audit rows of trip people': 'What people of trips did and changed',
  'Coordinates of addresses entered for trips':
    'Where an address typed for a trip is, under a hash of its text',
  'Text messages': 'Text messages that we sent you',
  'Sign-in codes of trip people': 'Codes to sign in to trips, and counts of them',
  'Counts of such codes, by former releases': 'Codes to sign in to trips, and counts of them',
  'Tokens of trip people': 'Sign-ins to trips',
  'Sign-ins of trip people': 'Sign-ins to trips',
  'Saved cars (until their pick-up day)': 'Cars that you saved in your account',
  'Price guards of bookings': 'That we checked the price of a booking for you',
  'Cheaper cars that were not ordered': 'Cheaper cars that we found for a booking',
  'Unconfirmed search alerts': 'Alerts on a search, not confirmed',
  'Proof of consent to an alert, with the hash of the address':
    'Proof of your consent, with a hash of your address',
  'Clicks on partners’ links': 'By which partner’s link someone came, without name or address',
}

/** What is removed, but names nobody, or stays for minutes. */
const NAMELESS = new Set([
  // Scripts and styles.
  'Build files of a release',
  // Of the staff alone, and for minutes.
  'Staff who had a record open',
  'Recent reads by staff, so that equal reads are one audit entry',
  // Ids and states; a filter that may name somebody goes within seconds.
  'Bulk actions with the result of each row',
  // Our reference, the partner's own sub-id and amounts.
  'Webhook calls to partners',
  'Clicks on partners’ links per day',
  'Counts of supplier replies per plan',
  'Errors in supplier replies',
  'Number of searches per hour',
  // Hashes, under a name that says for which program they are.
  'API keys of partners',
  // Hashes by a key of ours: nobody else can tell of whom they are.
  'Counts of codes, links, notifications, declined cards and translated texts, under keyed hashes',
  'Counts of unpaid reservations per person, under keyed hashes',
  'Sign-ins pending a second step',
  'Event ids of the payment gateway',
  'Marks of transactions, to find a lost commit',
  'Counts of how often a form token was used',
  'Observed lowest prices',
  'Observed lowest prices of a past pick-up day',
  'Observed deposits, fuel rules and mileage',
  'Road distances between places of trips (180 days, or 7 if requested once)',
  'Shuttle departures without a sold seat',
  'Texts pending translation',
  'Pictures of suppliers’ cars',
  'Unreviewed machine translations',
  'Dismissed texts',
  'Counts of new texts per day',
])

const app = forFile(await testApp())

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
  const stated = new Map(await durations('en'))
  for (const { what, hours } of app.app.retention.filter(({ what: name }) => !NAMELESS.has(name))) {
    const long = stated.get(STATED_AS[what] ?? what)
    expect(long, `the policy says nothing of: ${what}`).toBeDefined()
    expect(long, what).toMatch(inWords(hours))
  }
})

test.for(['en', 'ar'] as const)(
  'the policy tells who books trips what is kept and how they are erased: %s',
  async (language) => {
    const body = (await readSeededBody('privacy-policy')) as BodyOf<'privacy-policy'>
    const mentionsTrips = language === 'en' ? /\btrips\b/ : /الرحلات|رحلاتك/
    for (const section of ['what-we-keep', 'how-long', 'rights'])
      expect(body[language]?.sections.find(({ id }) => id === section)?.markdown, section).toMatch(
        mentionsTrips,
      )
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
