import { expect, test } from 'vitest'
import type { AttributedBooking } from '#domains/rentals/public.ts'
import { money } from '#kernel/money.ts'
import { DRIVER } from '#testing/builders/rentals/journey.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import { carSale } from './car-sale.ts'
import { flagsOf, type FlagFacts } from './flags-of.ts'

const phone = (digits: string) => ({ countryCode: '+971', phone: digits })
const member = { userId: 'member', email: 'Owner.Of@gmail.com', phone: phone('501110000') }

function flags({
  booking = {},
  ...changes
}: Partial<Omit<FlagFacts, 'sale'>> & { booking?: Partial<AttributedBooking> }) {
  const { price, offer } = sampleBooking()
  const sold = { offer } as unknown as AttributedBooking['sold']
  const sample = { userId: 'somebody', driver: DRIVER, status: 'confirmed', sold, price, pickedUpAt: null }
  return flagsOf({
    sale: carSale({ ...sample, ...booking } as AttributedBooking, { earns: 'percent', basisPoints: 0 }),
    booker: null,
    members: [member],
    hasOwnCard: false,
    hasOwnBrowser: false,
    isRepeated: false,
    chargedBack: 0,
    previousFlags: [],
    ...changes,
  })
}

const drivenBy = (driver: Partial<typeof DRIVER>) => ({ booking: { driver: { ...DRIVER, ...driver } } })
const bookedBy = (booker: object) => ({ booker: { userId: 'somebody', email: null, phone: null, ...booker } })
const atDesk = { ...sampleBooking().price, pay_now: money(0, 'EUR') }

test.for([
  { name: 'a stranger’s', facts: {}, found: [] },
  { name: 'a member’s account', facts: { booking: { userId: 'member' } }, found: ['own_account'] },
  {
    name: 'a member’s address, whatever its letter case',
    facts: drivenBy({ email: 'OWNER.of@gmail.com' }),
    found: ['own_email', 'own_mailbox'],
  },
  {
    name: 'an account with that address',
    facts: bookedBy({ email: 'owner.of@gmail.com' }),
    found: ['own_email', 'own_mailbox'],
  },
  {
    name: 'another address of the same mailbox',
    facts: drivenBy({ email: 'ownerof+2@gmail.com' }),
    found: ['own_mailbox'],
  },
  {
    name: 'a member’s number, however it is written',
    facts: drivenBy({ phone: { countryCode: '+971', phone: '050 111 0000' } }),
    found: ['own_phone'],
  },
  {
    name: 'an account with that number',
    facts: bookedBy({ phone: phone('501110000') }),
    found: ['own_phone'],
  },
  { name: 'a member’s card', facts: { hasOwnCard: true }, found: ['own_card'] },
  { name: 'a member’s browser', facts: { hasOwnBrowser: true }, found: ['own_browser'] },
  { name: 'booked twice', facts: { isRepeated: true }, found: ['same_booking'] },
  { name: 'one twice no more', facts: { previousFlags: ['same_booking' as const] }, found: [] },
  {
    name: 'found before, and erased since',
    facts: { booking: { driver: null }, previousFlags: ['own_phone' as const] },
    found: ['own_phone'],
  },
  {
    name: 'over, paid at the desk, and no word of its pick-up',
    facts: { booking: { status: 'completed' as const, price: atDesk } },
    found: ['pick_up_unproven'],
  },
  {
    name: 'with word of it',
    facts: {
      booking: {
        status: 'completed' as const,
        price: atDesk,
        pickedUpAt: Temporal.Instant.from('2027-03-01T06:00:00Z'),
      },
    },
    found: [],
  },
  { name: 'charged back in part', facts: { chargedBack: 1 }, found: ['part_charged_back'] },
  { name: 'charged back in whole', facts: { chargedBack: 10_000_000 }, found: [] },
  { name: 'over and paid to us', facts: { booking: { status: 'completed' as const } }, found: [] },
])('$name', ({ facts, found }) => {
  expect(flags(facts)).toEqual(found)
})
