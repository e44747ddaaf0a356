import type { Db } from '#platform/db/database.ts'
import type { OwnPartner } from '../record/partner.ts'
import type { PostbackSetting } from './postback.contract.ts'
import type { PostbackSecret } from './postback-secret.ts'
import type { PostbackStore } from './postback.store.ts'

const MAX_CALLS = 50

/** A partner's address and the last calls to it, as one of their people may see them. */
export type ReadPostback = (partner: OwnPartner) => Promise<PostbackSetting>

type Needs = { db: Db; postbacks: Pick<PostbackStore, 'find' | 'lastCalls'>; secretOf: PostbackSecret }

export function readPostback({ db, postbacks, secretOf }: Needs): ReadPostback {
  return async ({ id: partnerId, role }) => {
    const kept = await postbacks.find(db, partnerId)
    const calls = await postbacks.lastCalls(db, partnerId, MAX_CALLS)
    return {
      postback: kept && {
        url: kept.url,
        secret: role === 'owner' ? secretOf(partnerId, kept.secretVersion).shown : null,
        paused_until: kept.pausedUntil?.toString() ?? null,
      },
      may_change: role === 'owner',
      calls: calls.map(({ id, body, createdAt, attempts, sentAt, lastFailure }) => ({
        id,
        type: body.type,
        at: createdAt.toString(),
        booking: body.booking,
        attempts,
        accepted_at: sentAt?.toString() ?? null,
        failure: lastFailure,
      })),
    }
  }
}
