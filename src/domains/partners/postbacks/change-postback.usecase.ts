import type { ConfirmOwner, Origin, OwnerUnconfirmed } from '#domains/accounts/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { PostbackStore } from './postback.store.ts'

/** What a partner's owner does with the address at which they are told. */
export type PostbackAct =
  | { act: 'keep'; url: string; by: { userId: string; password: string; origin: Origin } }
  | { act: 'renew_secret' | 'remove' | 'test' }

export type ChangePostbackFailure = OwnerUnconfirmed | { code: 'no_postback'; detail: string }

/** Where calls go is kept by the password of the owner who asks: they tell what bookings earn. */
export type ChangePostback = (
  partnerId: string,
  change: PostbackAct,
) => Promise<Result<null, ChangePostbackFailure>>

type Needs = { db: Db; postbacks: PostbackStore; confirmOwner: ConfirmOwner; clock: Clock }

export function changePostback({ db, postbacks, confirmOwner, clock }: Needs): ChangePostback {
  return async (partnerId, change) => {
    if (change.act === 'keep') {
      const confirmed = await confirmOwner(change.by)
      if (!confirmed.ok) return confirmed
    }
    return db.transaction().execute(async (tx): ReturnType<ChangePostback> => {
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
}
