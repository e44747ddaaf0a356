import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { PostbackStore } from './postback.store.ts'

/** What a partner's owner does with the address at which they are told. */
export type PostbackAct = { act: 'keep'; url: string } | { act: 'renew_secret' | 'remove' | 'test' }

export type ChangePostback = (
  partnerId: string,
  change: PostbackAct,
) => Promise<Result<null, { code: 'no_postback'; detail: string }>>

type Needs = { db: Db; postbacks: PostbackStore; clock: Clock }

export function changePostback({ db, postbacks, clock }: Needs): ChangePostback {
  return (partnerId, change) =>
    db.transaction().execute(async (tx) => {
      if (change.act === 'keep') {
        await postbacks.keep(tx, partnerId, change.url)
        return ok(null)
      }
      if (!(await postbacks.find(tx, partnerId)))
        return fail({ code: 'no_postback', detail: 'There is no address yet' })
      if (change.act === 'renew_secret') await postbacks.renewSecret(tx, partnerId)
      if (change.act === 'remove') await postbacks.remove(tx, partnerId)
      if (change.act === 'test') {
        const now = clock.now()
        const body = { type: 'test', at: now.toString(), booking: null } as const
        await postbacks.add(tx, [{ partnerId, soldId: null, body }], now)
      }
      return ok(null)
    })
}
