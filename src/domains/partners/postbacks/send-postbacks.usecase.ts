import { fail, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { sendOutgoing } from '#domains/outgoing/public.ts'
import { backOff, CLAIM } from './postback.ts'
import type { PostFailure, PostSigned } from './post-signed.ts'
import type { PostbackSecret } from './postback-secret.ts'
import {
  findPostback,
  pausePostback,
  postbackQueue,
  recordOutcome,
  type ClaimedCall,
} from './postback.store.ts'

declare module '#platform/app.ts' {
  interface App {
    postbackSecret: PostbackSecret
    postSigned: PostSigned
  }
}

type SendApp = Pick<App, 'db' | 'clock' | 'postbackSecret' | 'postSigned'>

/** Sends due postbacks. Returns how many were accepted and how many failed. */
export function sendPostbacks(app: SendApp): Promise<{ sent: number; failed: number }> {
  const { db, clock } = app
  const deliver = (call: ClaimedCall) => deliverCall(app, call)
  return sendOutgoing({ queue: postbackQueue(db), deliver, claim: CLAIM, backOff, clock })()
}

/**
 * Delivers a postback, signed on sending. After a failure all postbacks of the partner are paused, so that a
 * hanging receiver delays others by one timeout at most.
 */
async function deliverCall(
  { db, clock, postbackSecret, postSigned }: SendApp,
  { id, partner_id: partnerId, body }: ClaimedCall,
): Promise<Result<null, PostFailure>> {
  const to = await findPostback(db, partnerId)
  if (!to) return fail({ code: 'address_refused', detail: 'no address' })
  const { key: secret } = postbackSecret(partnerId, to.secretVersion)
  const done = await postSigned({ url: to.url, id, body: JSON.stringify(body), secret, at: clock.now() })
  await db.transaction().execute(async (tx) => {
    const failures = await recordOutcome(tx, partnerId, done.ok)
    if (!done.ok) await pausePostback(tx, partnerId, clock.now().add(backOff(failures)))
  })
  return done
}
