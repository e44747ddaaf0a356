import { writeSecurityEvent, type OwnerApp } from '#domains/accounts/public.ts'
import { ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { queuePartnerMails } from '../../mails/partner-mails.service.ts'
import { confirmPartnerOwner } from '../../record/confirm-partner-owner.service.ts'
import { maskedNumber, payoutAccount } from './payout-account.ts'
import type * as operations from './payout-account-operations.contract.ts'
import { putPayoutAccount } from './payout-account.store.ts'
import { accountOwner } from './seal-account.ts'

/**
 * Sets the account for a partner’s payouts in a currency. Requires the password of an owner. Mails all
 * owners, so that no account is changed without their knowledge. A payout in a batch keeps the account it was
 * prepared with.
 */
export async function setPayoutAccount(
  app: OwnerApp & Pick<App, 'payoutSeals' | 'productName' | 'publicUrl'>,
  { body, partner, userId, origin }: Call<typeof operations.setPayoutAccount>,
) {
  const { currency, password, lang_id: _language, ...entered } = body
  const confirmed = await confirmPartnerOwner(app, { userId, password, origin })
  if (!confirmed.ok) return confirmed
  const account = payoutAccount(entered)
  const now = app.clock.now()
  const { kind, holder } = account
  const masked = maskedNumber(account)
  const sealed = app.payoutSeals.seal(account, accountOwner(partner.id, currency))
  await app.db.transaction().execute(async (tx) => {
    await putPayoutAccount(tx, { partnerId: partner.id, currency, kind, sealed, changedAt: now }, userId)
    await writeSecurityEvent(tx, {
      userId,
      origin,
      now,
      kind: 'payout_account_changed',
      detail: { currency, account: masked },
    })
    const notification = { kind: 'payout_account_changed', currency, account: masked } as const
    await queuePartnerMails(app, tx, partner.id, notification)
  })
  return ok({ account: { currency, kind, holder, account: masked, changed_at: now.toString() } })
}
