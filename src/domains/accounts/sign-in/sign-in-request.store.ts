import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import { hasRows, takeRows } from '#platform/db/take-rows.store.ts'

/** A request for a sign-in link, and the page to continue to afterwards. */
export type SignInLinkRequest = {
  email: string
  langId: LangId
  callbackUrl: string
  /** The token of the browser that sent the request. */
  askedBy: Buffer | null
  /** The browser has signed in with this address before. */
  knownBrowser: boolean
}

/** SQL condition: a link to sign in is still to be mailed. */
export const hasSignInRequest: Due = hasRows('sign_in_requests')

export async function insertSignInRequest(
  db: Db,
  { email, langId, callbackUrl, askedBy, knownBrowser }: SignInLinkRequest,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('sign_in_requests')
    .values({
      id: newId(),
      email,
      ...snakeKeys({ langId, callbackUrl, askedBy, knownBrowser }),
      created_at: now,
    })
    .execute()
}

/** Passes each request once to `work`, in the transaction that deletes it. Returns their number. */
export function takeSignInRequests(
  db: Db,
  work: (tx: Db, request: SignInLinkRequest) => Promise<void>,
): Promise<number> {
  return takeRows(db, 'sign_in_requests', (tx, row) =>
    work(tx, { ...camelKeys(row), langId: row.lang_id as LangId }),
  )
}
