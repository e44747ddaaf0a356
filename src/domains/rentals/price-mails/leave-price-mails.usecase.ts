import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'

export type LinkOver = { code: 'link_over'; detail: string }

/** Ends what a mail about prices was sent for, by the secret of its link; again changes nothing. */
export type LeavePriceMails = (secret: string) => Promise<Result<null, LinkOver>>

type Needs = {
  db: Db
  /** Each ends what has a link by this hash; false: it has none such. */
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
