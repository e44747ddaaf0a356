import { signInAddressOf } from '#domains/identity/public.ts'
import { sql } from 'kysely'
import { mailboxKey } from '#kernel/email-address.ts'
import { networksOf } from '#kernel/network.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Holder } from '#platform/db/unpaid-holds.store.ts'
import type { Requester } from './notices/notice-limits.ts'
import type { Traveller } from './trip.contract.ts'

/** Maximum numbers of simultaneously unpaid trips and seats (decision 0085). */
const BOOKER_LIMITS = { most: 5, seats: 8 } as const
const TRAVELLER_LIMITS = { most: 3, seats: 8, once: true } as const
const NETWORK_LIMITS = { most: 20, seats: 24 } as const
/** Factor for companies: they are known by contract, and their people book for each other. */
const COMPANY_FACTOR = 10

export type UnpaidRejection = { code: 'too_many_unpaid' | 'overlapping_unpaid'; detail: string }

type UnpaidTrip = {
  id: string
  requester: Requester
  traveller: Traveller
  seats: number
  startAt: Temporal.Instant
  endAt: Temporal.Instant
}

/**
 * Counts an unpaid new trip for its booker, traveller and network. Null if it may be booked. If `limitScale` is above 1,
 * unpaid trips may also overlap.
 */
export async function holdUnpaidTrip(
  { unpaidHolds, limitScale }: Pick<App, 'unpaidHolds' | 'limitScale'>,
  tx: Db,
  { id, requester, traveller, seats, startAt, endAt }: UnpaidTrip,
): Promise<UnpaidRejection | null> {
  const rejected = await unpaidHolds.take(
    tx,
    {
      subjectId: id,
      seats,
      from: startAt,
      to: endAt,
      holders: holdersOf(requester, traveller).map((holder) => scaled(holder, limitScale)),
    },
    sql`exists (select from trips t where t.id = h.subject_id and t.status in ('booked', 'assigned') and t.paid = 0)`,
  )
  if (!rejected) return null
  return rejected.code === 'overlapping'
    ? { code: 'overlapping_unpaid', detail: 'The traveller has another trip at this time that is not paid' }
    : {
        code: 'too_many_unpaid',
        detail: 'Cancel a trip that is not paid, or pay for it, before you book another',
      }
}

function holdersOf({ profileId, companyId, network }: Requester, { phone, email }: Traveller): Holder[] {
  const travels = [
    { name: `traveller ${signInAddressOf({ mobile: phone }).to}`, ...TRAVELLER_LIMITS },
    ...(email === undefined ? [] : [{ name: `traveller ${mailboxKey(email)}`, ...TRAVELLER_LIMITS }]),
  ]
  const booker = { name: `profile ${profileId}`, ...BOOKER_LIMITS }
  if (companyId !== null)
    return [
      { ...booker, most: BOOKER_LIMITS.most * COMPANY_FACTOR, seats: BOOKER_LIMITS.seats * COMPANY_FACTOR },
      ...travels,
    ]
  const networks = networksOf(network).map(({ name, times }) => ({
    name: `network ${name}`,
    most: NETWORK_LIMITS.most * times,
    seats: NETWORK_LIMITS.seats * times,
  }))
  return [booker, ...travels, ...networks]
}

function scaled({ most, ...holder }: Holder, scale: number): Holder {
  const times = (limit: number) => Math.max(1, Math.round(limit * scale))
  return {
    ...holder,
    most: times(most),
    ...(holder.seats !== undefined && { seats: times(holder.seats) }),
    once: holder.once === true && scale <= 1,
  }
}
