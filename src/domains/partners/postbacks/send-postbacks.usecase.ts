import type { Clock } from '#kernel/clock.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { sendOutgoing, type OutgoingQueue, type SendOutgoing } from '#domains/outgoing/public.ts'
import { backOff, CLAIM } from './postback.ts'
import type { PostFailure, PostSigned } from './post-signed.ts'
import type { PostbackSecret } from './postback-secret.ts'
import type { ClaimedCall, PostbackStore } from './postback.store.ts'

type Needs = {
  db: Db
  queue: OutgoingQueue<ClaimedCall>
  postbacks: Pick<PostbackStore, 'find' | 'noteOutcome' | 'pause'>
  secretOf: PostbackSecret
  post: PostSigned
  clock: Clock
}

/**
 * Sends due calls, signed when they are sent. After one that fails all of its partner's wait, so that a receiver that hangs
 * holds up the others for one time-out and no longer.
 */
export function sendPostbacks({ db, queue, postbacks, secretOf, post, clock }: Needs): SendOutgoing {
  async function deliver(call: ClaimedCall): Promise<Result<null, PostFailure>> {
    const { id, partner_id: partnerId, body } = call
    const to = await postbacks.find(db, partnerId)
    if (!to) return fail({ code: 'address_refused', detail: 'no address' })
    const { key } = secretOf(partnerId, to.secretVersion)
    const done = await post({ url: to.url, id, body: JSON.stringify(body), secret: key, at: clock.now() })
    await db.transaction().execute(async (tx) => {
      const failures = await postbacks.noteOutcome(tx, partnerId, done.ok)
      if (!done.ok) await postbacks.pause(tx, partnerId, clock.now().add(backOff(failures)))
    })
    return done
  }
  return sendOutgoing({ queue, deliver, claim: CLAIM, backOff, clock })
}
