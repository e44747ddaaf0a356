import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { Origin, SignedInDevice, Traveller } from './token.ts'
import type { TokenStore } from './token.store.ts'

/** An account's sessions, and signing out. */
export type Devices = {
  list(traveller: Traveller): Promise<SignedInDevice[]>
  /** Ends a session. False if it was already signed out, or is another user's. */
  endOne(traveller: Traveller, id: string, origin: Origin): Promise<boolean>
  endOthers(traveller: Traveller, origin: Origin): Promise<void>
  endThis(traveller: Traveller, origin: Origin): Promise<void>
}

type Needs = { db: Db; tokens: TokenStore; writeSecurityEvent: WriteSecurityEvent; clock: Clock }

export function devices({ db, tokens, writeSecurityEvent, clock }: Needs): Devices {
  const now = () => clock.now()
  return {
    list: (traveller) => tokens.listOf(traveller, now()),

    endOne: ({ userId }, id, origin) =>
      db.transaction().execute(async (tx) => {
        const ended = await tokens.endOne(tx, userId, id)
        if (ended) await writeSecurityEvent(tx, { userId, kind: 'signed_out', now: now(), origin })
        return ended
      }),

    endOthers: ({ userId, tokenHash }, origin) =>
      db.transaction().execute(async (tx) => {
        await tokens.endAll(tx, userId, tokenHash)
        await writeSecurityEvent(tx, { userId, kind: 'signed_out_everywhere', now: now(), origin })
      }),

    endThis: ({ userId, tokenHash }, origin) =>
      db.transaction().execute(async (tx) => {
        await tokens.end(tx, tokenHash)
        await writeSecurityEvent(tx, { userId, kind: 'signed_out', now: now(), origin })
      }),
  }
}
