import { emailKey, mailboxKey } from '#kernel/email-address.ts'
import { e164, type Phone } from '#kernel/phone-number.ts'
import { partChargedBack } from './charged-back.ts'
import { EARNING_FLAGS, type EarningFlag } from './earning-flag.contract.ts'
import type { AttributedSale } from './attributed-sale.ts'

/** An account, with the data that identifies its bookings. */
export type Person = { userId: string; email: string | null; phone: Phone | null }

export type FlagFacts = {
  sale: Pick<AttributedSale, 'userId' | 'emails' | 'phones' | 'stage' | 'paid' | 'isUnproven'>
  /** The account that ordered. */
  booker: Person | null
  /** The partner's people. */
  members: readonly Person[]
  /** True if it was paid with a card that one of them paid with. */
  hasOwnCard: boolean
  /** True if the same driver has an earlier booking of this partner for the same time. */
  isRepeated: boolean
  /** True if it was quoted in a browser that one of them has signed in with. */
  hasOwnBrowser: boolean
  /** Amount charged back by banks, in hundredths. */
  chargedBack: number
  /** Flags found by the previous computation. */
  previousFlags: readonly EarningFlag[]
}

/** Flags that never change once set, even if the person who booked is erased or the driver changes. */
const STAYING: ReadonlySet<EarningFlag> = new Set([
  'own_account',
  'own_email',
  'own_mailbox',
  'own_phone',
  'own_card',
  'own_browser',
])

/** Returns the reasons against paying a booking's commission, in the order of `EARNING_FLAGS`. */
export function flagsOf({ sale, booker, members, ...facts }: FlagFacts): EarningFlag[] {
  const emails = present([...sale.emails, booker?.email])
  const phones = [...sale.phones, ...present([booker?.phone]).map(e164)]
  const ownEmails = present(members.map(({ email }) => email))
  const ownPhones = present(members.map(({ phone }) => phone)).map(e164)
  const found: Record<EarningFlag, boolean> = {
    own_account: members.some(({ userId }) => userId === sale.userId),
    own_email: shares(emails.map(emailKey), ownEmails.map(emailKey)),
    own_mailbox: shares(emails.map(mailboxKey), ownEmails.map(mailboxKey)),
    own_phone: shares(phones, ownPhones),
    own_card: facts.hasOwnCard,
    own_browser: facts.hasOwnBrowser,
    same_booking: facts.isRepeated,
    pick_up_unproven: sale.stage === 'over' && sale.isUnproven,
    part_charged_back: partChargedBack(facts.chargedBack, sale.paid) === 'part',
  }
  return EARNING_FLAGS.filter(
    (flag) => found[flag] || (STAYING.has(flag) && facts.previousFlags.includes(flag)),
  )
}

function shares(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one))
}

function present<Value>(values: readonly (Value | null | undefined)[]): Value[] {
  return values.filter((value): value is Value => value !== null && value !== undefined)
}
