import { postbackClient } from '#connectors/postbacks/postback-client.ts'
import type { ChangedEarning } from '#domains/partners/earnings/earning.store.ts'
import { callOf } from '#domains/partners/postbacks/call-of.ts'
import { changePostback } from '#domains/partners/postbacks/change-postback.usecase.ts'
import { postbackRoutes } from '#domains/partners/postbacks/postback.routes.ts'
import { postbackSecret } from '#domains/partners/postbacks/postback-secret.ts'
import {
  postbackQueue,
  postbackRetention,
  postbackStore as postbacks,
} from '#domains/partners/postbacks/postback.store.ts'
import { readPostback } from '#domains/partners/postbacks/read-postback.usecase.ts'
import { sendPostbacks } from '#domains/partners/postbacks/send-postbacks.usecase.ts'
import { derivedKey, keyedHash } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { Job, Shared } from '../share-context.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { PartnerRecord } from './record.ts'

export type PartnerPostbacks = ReturnType<typeof wirePartnerPostbacks>

/** A receiver is to answer within so long. */
const TIMEOUT_MS = 10_000

/** Tells partners of changes at an address of theirs. */
export function wirePartnerPostbacks(
  { db, clock, config, rateLimit }: Shared,
  { requirePartner }: Pick<PartnerRecord, 'requirePartner'>,
  { confirmOwner }: Pick<Accounts, 'confirmOwner'>,
) {
  const secretOf = postbackSecret(keyedHash(derivedKey(config.APP_SECRET, 'postbacks')))
  const post = postbackClient({ timeoutMs: TIMEOUT_MS, loopback: !config.production })
  const queue = postbackQueue(db)
  const send = sendPostbacks({ db, queue, postbacks, secretOf, post, clock })
  const jobs: Job[] = [
    { name: 'send postbacks', everySeconds: 2, isDue: queue.hasDue, atOnce: true, work: send },
  ]
  return {
    /** Queues the calls that tell of changes. */
    tell: (tx: Db, changes: readonly ChangedEarning[]) => postbacks.add(tx, changes.map(callOf), clock.now()),
    retention: postbackRetention,
    api: [
      postbackRoutes({
        readPostback: readPostback({ db, postbacks, secretOf }),
        changePostback: changePostback({ db, postbacks, confirmOwner, clock }),
        requirePartner,
        rateLimit,
      }),
    ],
    jobs,
  }
}
