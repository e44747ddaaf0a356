import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'

/** Somebody who asked for a link to sign in by, and where they want to be then. */
export type SignInRequest = {
  email: string
  langId: LangId
  callbackUrl: string
  /** The token of the browser it was asked for in. */
  askedBy: Buffer | null
}

export type SignInRequestStore = {
  insert(request: SignInRequest, now: Date): Promise<void>
  /** Hands each request once to `work`, in the transaction that removes it; how many there were. */
  take(work: (tx: Db, request: SignInRequest) => Promise<void>): Promise<number>
}

/** Requests that one turn takes at most. */
const A_TURN = 50

export function signInRequestStore(db: Db): SignInRequestStore {
  return {
    async insert({ email, langId, callbackUrl, askedBy }, now) {
      await db
        .insertInto('sign_in_requests')
        .values({
          id: newId(),
          email,
          lang_id: langId,
          callback_url: callbackUrl,
          asked_by: askedBy,
          created_at: now,
        })
        .execute()
    },

    take(work) {
      return db.transaction().execute(async (tx) => {
        const taken = await tx
          .deleteFrom('sign_in_requests')
          .where('id', 'in', (from) =>
            from
              .selectFrom('sign_in_requests')
              .select('id')
              .orderBy('id')
              .limit(A_TURN)
              .forUpdate()
              .skipLocked(),
          )
          .returning(['email', 'lang_id', 'callback_url', 'asked_by'])
          .execute()
        for (const { email, lang_id, callback_url, asked_by } of taken)
          await work(tx, {
            email,
            langId: lang_id as LangId,
            callbackUrl: callback_url,
            askedBy: asked_by,
          })
        return taken.length
      })
    },
  }
}
