import type { OwnerApp } from '#domains/accounts/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { confirmPartnerOwner } from '../record/confirm-partner-owner.service.ts'
import type { PartnerMembership } from '../record/partner.ts'
import type { PostbackSetting } from './postback.contract.ts'
import type * as operations from './postback-operations.contract.ts'
import {
  deletePostback,
  findPostback,
  insertCalls,
  renewSecret,
  selectLastCalls,
  upsertPostback,
} from './postback.store.ts'

type ReadApp = Pick<App, 'db' | 'postbackSecret'>
type ChangeApp = ReadApp & Pick<App, 'clock'>

const MAX_CALLS = 50

/** Reads a partner's postback URL and the last postbacks, for one of their people. */
export function readPostback(app: ReadApp, { partner }: Call<typeof operations.readPostback>) {
  return settingOf(app, partner)
}

async function settingOf(
  { db, postbackSecret }: ReadApp,
  { id: partnerId, role }: PartnerMembership,
): Promise<PostbackSetting> {
  const postback = await findPostback(db, partnerId)
  const calls = await selectLastCalls(db, partnerId, MAX_CALLS)
  return {
    postback: postback && {
      url: postback.url,
      secret: role === 'owner' ? postbackSecret(partnerId, postback.secretVersion).shown : null,
      paused_until: postback.pausedUntil?.toString() ?? null,
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

/** Sets the postback URL. Requires an owner's password, because postbacks contain earnings. */
export async function savePostback(
  app: ChangeApp & OwnerApp,
  { partner, body: { url, password }, userId, origin }: Call<typeof operations.savePostback>,
) {
  const confirmed = await confirmPartnerOwner(app, { userId, password, origin })
  if (!confirmed.ok) return confirmed
  await app.db.transaction().execute((tx) => upsertPostback(tx, partner.id, url))
  return ok(await settingOf(app, partner))
}

/** Creates a new secret, which signs postbacks from now on. */
export function renewPostbackSecret(
  app: ChangeApp,
  { partner }: Call<typeof operations.renewPostbackSecret>,
) {
  return changeExisting(app, partner, renewSecret)
}

/** Removes the address, and the calls that were not sent yet. */
export function removePostback(app: ChangeApp, { partner }: Call<typeof operations.removePostback>) {
  return changeExisting(app, partner, deletePostback)
}

/** Queues a test postback without any change, to try a receiver. */
export function testPostback(app: ChangeApp, { partner }: Call<typeof operations.testPostback>) {
  return changeExisting(app, partner, async (tx, partnerId) => {
    const now = app.clock.now()
    const body = { type: 'test', at: now.toString(), booking: null } as const
    await insertCalls(tx, [{ partnerId, soldId: null, body }], now)
  })
}

async function changeExisting(
  app: ChangeApp,
  partner: PartnerMembership,
  change: (tx: Db, partnerId: string) => Promise<void>,
) {
  const changed = await app.db.transaction().execute(async (tx) => {
    if (!(await findPostback(tx, partner.id)))
      return fail({ code: 'no_postback', detail: 'There is no address yet' } as const)
    return ok(await change(tx, partner.id))
  })
  return changed.ok ? ok(await settingOf(app, partner)) : changed
}
