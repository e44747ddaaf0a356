import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { COUNTED_SECONDS, secondsToNextLink } from './link-cooldown.ts'

/** Mails to an address that any visitor may have entered; each kind has its own cooldown. */
export type MailedAbout =
  | 'prove_address'
  | 'reset_password'
  | 'sign_in'
  | 'sign_in_known_browser'
  | 'references'

/**
 * Seconds until an address may be mailed about this again; 0: mail it now, which is counted. Locks the address until
 * the transaction ends, so that of two concurrent requests one is mailed.
 */
export type LimitMail = (tx: Db, email: string, about: MailedAbout) => Promise<number>

type Needs = { sha256: (text: string) => Buffer; now: () => Date }

/** Counts by address, whichever account or visitor requests it: opening new accounts does not bypass the cooldown. */
export function mailCooldowns({ sha256, now }: Needs): LimitMail {
  return async (tx, email, about) => {
    const address = sha256(email)
    const at = now()
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${about} ${address.toString('hex')}`}, 0))`.execute(
      tx,
    )
    const mailed = await tx
      .selectFrom('mailed_addresses')
      .select('at')
      .where('address', '=', address)
      .where('about', '=', about)
      .where('at', '>', new Date(at.getTime() - COUNTED_SECONDS * 1000))
      .orderBy('at', 'desc')
      .execute()
    const seconds = secondsToNextLink(
      mailed.map((one) => one.at),
      at,
    )
    if (seconds === 0)
      await tx.insertInto('mailed_addresses').values({ id: newId(), address, about, at }).execute()
    return seconds
  }
}
