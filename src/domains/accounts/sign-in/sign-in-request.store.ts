import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import { takeRows } from '#platform/db/take-rows.store.ts'

/** A request for a sign-in link, and the page to continue to afterwards. */
export type SignInRequest = {
  email: string
  langId: LangId
  callbackUrl: string
  /** The token of the browser that sent the request. */
  askedBy: Buffer | null
  /** The browser has signed in with this address before. */
  knownBrowser: boolean
}

export type SignInRequestStore = {
  insert(request: SignInRequest, now: Temporal.Instant): Promise<void>
  /** Passes each request once to `work`, in the transaction that deletes it. Returns their number. */
  take(work: (tx: Db, request: SignInRequest) => Promise<void>): Promise<number>
}

export function signInRequestStore(db: Db): SignInRequestStore {
  return {
    async insert({ email, langId, callbackUrl, askedBy, knownBrowser }, now) {
      await db
        .insertInto('sign_in_requests')
        .values({
          id: newId(),
          email,
          ...snakeKeys({ langId, callbackUrl, askedBy, knownBrowser }),
          created_at: now,
        })
        .execute()
    },

    take(work) {
      return takeRows(db, 'sign_in_requests', (tx, row) =>
        work(tx, { ...camelKeys(row), langId: row.lang_id as LangId }),
      )
    },
  }
}
