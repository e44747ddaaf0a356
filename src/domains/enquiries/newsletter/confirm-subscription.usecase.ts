import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { queueNewsletterMail } from '../mails/enquiry-mails.service.ts'
import { unsubscribeLinks } from './unsubscribe-link.ts'
import { endRequests, findConfirmationAddress, consumeConfirmation } from './newsletter-confirmation.store.ts'
import type * as operations from './newsletter-operations.contract.ts'
import {
  endSubscription,
  findUnsubscribeAddress,
  findSubscription,
  lockSubscription,
  storeUnsubscribeLinks,
  storeSubscription,
} from './subscription.store.ts'

const linkOver = fail({
  code: 'link_over',
  detail: 'This link was used already, or is older than 7 days; subscribe again',
} as const)

const confirmed = ok({ state: 'confirmed' as const })

/** Confirms a subscription by the secret of a mailed link, which works once. */
export async function confirmNewsletter(
  app: Pick<App, 'db' | 'clock' | 'productName' | 'publicUrl' | 'mailSender' | 'unsubscribeSecretOf'>,
  { body: { secret } }: Call<typeof operations.confirmNewsletter>,
) {
  const { db, clock } = app
  const addressHash = await findConfirmationAddress(db, secret)
  if (!addressHash) return linkOver
  return db.transaction().execute(async (tx) => {
    await lockSubscription(tx, addressHash)
    const now = clock.now()
    const confirmation = await consumeConfirmation(tx, secret, now)
    if (!confirmation) return linkOver
    const before = await findSubscription(tx, addressHash)
    // The second of two links: the first consent counts.
    if (before && before.leftAt === null) return confirmed
    const id = await storeSubscription(tx, { addressHash, ...confirmation, now })
    const unsubscribeSecret = app.unsubscribeSecretOf(id)
    await storeUnsubscribeLinks(tx, [{ id, secret: unsubscribeSecret }])
    const notification = { kind: 'subscribed', at: now, ...unsubscribeLinks(unsubscribeSecret) } as const
    const { email: recipient, langId } = confirmation
    await queueNewsletterMail(app, tx, notification, { recipient, langId })
    return confirmed
  })
}

/**
 * Ends a subscription by the secret of any of its links; repeating it changes nothing. Also invalidates
 * confirmation links mailed before, so that none resubscribes the reader.
 */
export async function unsubscribeFromNewsletter({ db, clock }: Pick<App, 'db' | 'clock'>, secret: string) {
  const addressHash = await findUnsubscribeAddress(db, secret)
  if (!addressHash)
    return fail({ code: 'link_over', detail: 'No subscription belongs to this link any more' } as const)
  await db.transaction().execute(async (tx) => {
    await lockSubscription(tx, addressHash)
    const now = clock.now()
    await endSubscription(tx, addressHash, now)
    await endRequests(tx, addressHash, now)
  })
  return ok(null)
}
