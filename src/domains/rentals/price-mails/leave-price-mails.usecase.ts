import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'

export type LinkOver = { code: 'link_over'; detail: string }

/** Unsubscribes from price mails by the secret of a mailed link. Idempotent. */
export type LeavePriceMails = (secret: string) => Promise<Result<null, LinkOver>>

type Needs = {
  db: Db
  /** Each ends the subscription with this hash; false if it has none. */
  ends: readonly ((tx: Db, hash: Buffer) => Promise<boolean>)[]
  sha256: (text: string) => Buffer
}

export function leavePriceMails({ db, ends, sha256 }: Needs): LeavePriceMails {
  return async (secret) => {
    const hash = sha256(secret)
    const ended = await db.transaction().execute(async (tx) => {
      for (const end of ends) if (await end(tx, hash)) return true
      return false
    })
    return ended ? ok(null) : fail({ code: 'link_over', detail: 'No mails about prices belong to this link' })
  }
}
