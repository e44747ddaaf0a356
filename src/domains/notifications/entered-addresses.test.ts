import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACCOUNT_NOTIFICATIONS } from '#domains/accounts/mails/account-mail.ts'
import { queueAccountMail } from '#domains/accounts/mails/account-mails.service.ts'
import { queueNewsletterMail } from '#domains/enquiries/mails/enquiry-mails.service.ts'
import { queueTripCodeMail } from '#domains/identity/mails/queue-trip-code.service.ts'
import { mailOf, type Mail } from '#domains/outgoing/public.ts'
import { TRAVELLER_NOTIFICATIONS } from '#domains/rentals/mails/booking-mails.ts'
import {
  queueBookingMail,
  queueConfirmation,
  queueFormerAddress,
  queuePriceMail,
  queueReferences,
  samplePriceNotifications,
} from '#domains/rentals/mails/rental-mails.service.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import { langIdOf, type Language } from '#kernel/locale.ts'
import { MAIL_LANGUAGES, setting } from '#testing/builders/mails.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { testTitles } from '#testing/specification/test-titles.ts'

const database = forFile(await testDatabase())

/** What a stranger would have us say to somebody whose address they type. */
const ENTERED = 'Zwonk'

/** Hosts of links in mails: the site’s, and the vocabulary of what mail programs read. */
const OURS = new Set(['rihla.example', 'schema.org'])

/** A test that holds a rule: its file and its whole title. */
type CoveringTest = readonly [file: string, title: string]

type Row = {
  /** True if it is sent to an address that nobody has proved. */
  toUnproved: boolean
  /** What says that nothing its sender typed is in it, and no link but ours; `here`: this file does. */
  freeText: 'here' | CoveringTest
  /** What limits how many are sent. Null: nobody but the staff, or one event of our own, causes it. */
  counted: { sender: CoveringTest; network: CoveringTest; recipient: CoveringTest } | null
}

const RECIPIENT_LIMIT: CoveringTest = [
  'src/platform/http/rate-limit.routes.test.ts',
  'requests that write to typed addresses are counted together, for each network and by all processes',
]
const NOTICES = 'src/domains/trips/journey/notices/notice-limits.test.ts'
const A_DAY: CoveringTest = [NOTICES, 'a notice is counted in a day: $name']
const CODES = 'src/domains/identity/otp/otp.routes.test.ts'
const OF_NETWORK: CoveringTest = [
  CODES,
  'one network and one embedding key are limited, whatever addresses they name',
]
const LINKS = 'src/domains/accounts/mailed-links/mailed-links.routes.test.ts'
const KNOWN: CoveringTest = [
  'src/domains/rentals/settlement/notify-traveller.test.ts',
  'news and a former address are counted for reader and booking: known %s',
]
const HOLDS: CoveringTest = [
  'src/domains/rentals/orders/order.test.ts',
  'who has proved no address holds one car unpaid, one network three; who has, more, and none at the same time',
]
const NEWSLETTER: CoveringTest = [
  'src/domains/enquiries/newsletter/request-newsletter.routes.test.ts',
  'nobody fills a mailbox, however it is spelt: a mail a minute, three a day, six a week',
]
const FORMS: CoveringTest = [
  'src/domains/enquiries/enquiry.routes.test.ts',
  'one network sends five forms a minute, whichever they are',
]

/** The functions that queue a mail or a text message, to an address that its sender may have entered. */
const ROWS = {
  queueAccountMail: {
    toUnproved: true,
    freeText: 'here',
    counted: {
      sender: [LINKS, 'one account sends five links an hour, to whichever addresses'],
      network: RECIPIENT_LIMIT,
      recipient: [
        LINKS,
        'whoever registers an address again and again floods no mailbox, nor do the accounts made so',
      ],
    },
  },
  queueNewsletterMail: {
    toUnproved: true,
    freeText: 'here',
    counted: { sender: RECIPIENT_LIMIT, network: RECIPIENT_LIMIT, recipient: NEWSLETTER },
  },
  queuePriceMail: {
    toUnproved: true,
    freeText: 'here',
    counted: { sender: HOLDS, network: RECIPIENT_LIMIT, recipient: KNOWN },
  },
  queueEnquiryReceived: {
    toUnproved: true,
    freeText: [
      'src/domains/enquiries/enquiry.routes.test.ts',
      '%s keeps the form, and mails the sender its number and nothing that was typed',
    ],
    counted: {
      sender: FORMS,
      network: RECIPIENT_LIMIT,
      recipient: ['src/domains/enquiries/spam-signals.test.ts', '$name is mailed: $mailed'],
    },
  },
  queueEnquiryAnswer: {
    toUnproved: true,
    freeText: [
      'src/domains/enquiries/staff/staff-enquiry.routes.test.ts',
      'an answer is kept, mailed in the sender’s language to an address that anybody may have typed, and written down',
    ],
    counted: null,
  },
  queuePriceOffer: {
    toUnproved: true,
    freeText: [
      'src/domains/enquiries/prices/price-requests.routes.test.ts',
      'the desk sends a price, which the link in the mail shows and books until it expires',
    ],
    counted: null,
  },
  queuePriceDeclined: {
    toUnproved: true,
    freeText: [
      'src/domains/enquiries/prices/price-requests.routes.test.ts',
      'a request is declined with a reason, which is mailed',
    ],
    counted: null,
  },
  queueBookingMail: {
    toUnproved: true,
    freeText: 'here',
    counted: { sender: HOLDS, network: RECIPIENT_LIMIT, recipient: KNOWN },
  },
  queueFormerAddress: {
    toUnproved: true,
    freeText: 'here',
    counted: { sender: KNOWN, network: HOLDS, recipient: KNOWN },
  },
  queueConfirmation: {
    toUnproved: true,
    freeText: 'here',
    counted: { sender: KNOWN, network: HOLDS, recipient: KNOWN },
  },
  queueReferences: {
    toUnproved: true,
    freeText: 'here',
    counted: {
      sender: HOLDS,
      network: HOLDS,
      recipient: [
        'src/domains/rentals/lookup/lookup.routes.test.ts',
        'asking for references does the same whether an address has any, and fills no mailbox',
      ],
    },
  },
  queueTripMail: {
    toUnproved: true,
    freeText: [
      'src/domains/trips/journey/trip-notices.routes.test.ts',
      'an unverified address gets four mails a day about trips that others book and cancel, without entered text',
    ],
    counted: { sender: A_DAY, network: A_DAY, recipient: A_DAY },
  },
  queueTripSms: {
    toUnproved: true,
    freeText: [
      'src/domains/trips/journey/trip-notices.routes.test.ts',
      'bookings with other people’s numbers that are cancelled send them no SMS',
    ],
    counted: { sender: A_DAY, network: A_DAY, recipient: A_DAY },
  },
  queueTripCodeMail: {
    toUnproved: true,
    freeText: 'here',
    counted: {
      sender: OF_NETWORK,
      network: OF_NETWORK,
      recipient: [CODES, 'one address is sent five codes an hour and fifteen a day'],
    },
  },
  queueTripCodeSms: {
    toUnproved: true,
    freeText: [CODES, 'a code goes to a mobile number by SMS, in the language of the request'],
    counted: {
      sender: OF_NETWORK,
      network: OF_NETWORK,
      recipient: [CODES, 'one address is sent five codes an hour and fifteen a day'],
    },
  },
  queueReward: {
    toUnproved: false,
    freeText: [
      'src/domains/accounts/referral/referral.routes.test.ts',
      'a friend who has not proved their address counts once they have',
    ],
    counted: null,
  },
  queuePartnerMails: {
    toUnproved: false,
    freeText: [
      'src/domains/partners/statements/make-statements.test.ts',
      'owners whose address is proved are mailed, each in their language, and nobody else',
    ],
    counted: null,
  },
} satisfies Record<string, Row>

type Kind = keyof typeof ROWS
const KINDS = Object.keys(ROWS) as Kind[]

test('each function that queues a mail or a text message has a row', () => {
  const sources = globSync('src/domains/*/**/*.ts', { exclude: ['src/domains/outgoing/**', '**/*.test.ts'] })
  const queuing = sources
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => /\bqueue(?:ComposedMail|Sms)\(/.test(source))
  const names = queuing.flatMap((source) =>
    Array.from(source.matchAll(/^export (?:async )?function (queue\w+)/gm), ([, name]) => name),
  )
  expect(names.toSorted()).toEqual(KINDS.toSorted())
})

test.for(KINDS)('tests hold what is counted and what is said: %s', (kind) => {
  const { freeText, counted }: Row = ROWS[kind]
  const covering = [...(freeText === 'here' ? [] : [freeText]), ...Object.values(counted ?? {})]
  for (const [file, title] of covering)
    expect([...testTitles(readFileSync(file, 'utf8'))], file).toContain(title)
})

/** Sends each kind as to an address that nobody has proved, with what a stranger typed wherever one may. */
async function toUnproved(kind: Kind, language: Language): Promise<Mail[]> {
  const tx = database.db
  await tx.deleteFrom('mails').execute()
  const clock = testClock('2026-12-01T09:00:00Z')
  const app = {
    ...setting(language),
    clock,
    mailSender: { name: 'Rihla Mobility', lines: ['12 Harbour Road'] },
  }
  const langId = langIdOf(language)
  const reader = { recipient: 'stranger@example.com', langId }
  const { driver, ...sample } = sampleBooking()
  if (!driver) throw new Error('the sample has a driver')
  const driverWithName = {
    ...driver,
    first_name: `${ENTERED} evil`,
    last_name: ENTERED,
    email: reader.recipient,
  }
  const booking = { ...sample, driver: driverWithName }
  const other = { ...driverWithName, email: `${ENTERED}@evil.example` }
  const links = {
    at: clock.now(),
    page: '/newsletter',
    oneClick: '/api/newsletter',
  }
  const sends: Partial<Record<Kind, () => Promise<unknown>>> = {
    queueAccountMail: () =>
      sequentially(ACCOUNT_NOTIFICATIONS, (notification) => {
        const to = { email: reader.recipient, firstName: ENTERED, langId, emailVerified: false }
        return queueAccountMail(app, tx, notification, to, { page: '/account' })
      }),
    queueNewsletterMail: () =>
      sequentially(['confirm', 'subscribed', 'already'] as const, (kind) =>
        queueNewsletterMail(app, tx, { kind, ...links }, reader),
      ),
    queuePriceMail: () =>
      sequentially(samplePriceNotifications(), (notification) =>
        queuePriceMail(app, tx, notification, reader),
      ),
    queueBookingMail: () =>
      sequentially(TRAVELLER_NOTIFICATIONS, (notification) =>
        queueBookingMail(app, tx, notification, booking, { ...reader, invoices: [], isKnown: false }),
      ),
    queueFormerAddress: () =>
      queueFormerAddress(app, tx, { ...sample, driver: other }, { ...reader, isKnown: false }),
    queueConfirmation: () =>
      queueConfirmation(app, tx, booking, { driver: other, secret: 's', langId, isKnown: false }),
    queueReferences: () => queueReferences(app, tx, { ...reader, bookings: [booking] }),
    queueTripCodeMail: () =>
      queueTripCodeMail(app, tx, { to: reader.recipient, langId, code: '123456', expiresAt: clock.now() }),
  }
  await sends[kind]?.()
  return (await tx.selectFrom('mails').selectAll().execute()).map(mailOf)
}

async function sequentially<One>(all: readonly One[], work: (one: One) => Promise<unknown>) {
  for (const one of all) await work(one)
}

test.for(
  KINDS.filter((kind) => ROWS[kind].freeText === 'here').flatMap((kind) =>
    MAIL_LANGUAGES.map((language) => ({ kind, language })),
  ),
)(
  'to an address that nobody has proved goes nothing typed, and no link but ours: $kind in $language',
  async (one) => {
    const mails = await toUnproved(one.kind, one.language)
    expect(mails).not.toEqual([])
    for (const { subject, html, text, attachments } of mails) {
      expect(subject + html + text + JSON.stringify(attachments)).not.toMatch(/zwonk|evil/i)
      const hosts = [...(html + text).matchAll(/https?:\/\/[^\s"'<>)]+/g)].map(([link]) => new URL(link).host)
      expect([...new Set(hosts).difference(OURS)]).toEqual([])
    }
  },
)
