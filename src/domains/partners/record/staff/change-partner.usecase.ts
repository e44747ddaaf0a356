import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { commissionBounds } from '../commission-bounds.ts'
import {
  lockPartner,
  recordChange,
  setEnded,
  updateTerms,
  type LockedPartner,
} from '../partner-record.store.ts'
import { invalidTerms, readTerms, shownTerms } from '../partner-terms.ts'
import { noSuchPartner, partnerEnded, partnerReply, type PartnerReads } from './read-partners.usecase.ts'
import type * as operations from './staff-partner-operations.contract.ts'

type ChangeApp = PartnerReads & Pick<App, 'clock'>

/** Changes a partner's name and future terms; earlier quotes keep their terms. */
export async function changePartnerTerms(
  app: ChangeApp,
  { params: { id }, body, by }: Call<typeof operations.changePartnerTerms>,
) {
  const { name, partner_lang_id: langId, version, ...entered } = body
  const terms = readTerms(entered)
  const invalid = invalidTerms(terms, commissionBounds(app.settings))
  if (invalid) return invalid
  const done = await writeAudited(app, by, async (tx, now, audit) => {
    const changeable = checkChangeable(await lockPartner(tx, id), version)
    if (!changeable.ok) return changeable
    const before = shownTerms(changeable.value)
    const after = shownTerms(terms)
    await updateTerms(tx, id, { name, langId, ...terms })
    await recordChange(tx, { partnerId: id, byUser: by.staffId, before, after, act: 'terms_changed' }, now)
    await audit({ action: 'change_partner_terms', subject: { kind: 'partner', id }, before, after })
    return ok(null)
  })
  return done.ok ? partnerReply(app, id) : done
}

/**
 * Ends a partner: its links are no longer attributed, and its people lose access. Its earnings are still
 * paid.
 */
export async function endPartner(
  app: ChangeApp,
  { params: { id }, body: { version }, by }: Call<typeof operations.endPartner>,
) {
  const done = await writeAudited(app, by, async (tx, now, audit) => {
    const changeable = checkChangeable(await lockPartner(tx, id), version)
    if (!changeable.ok) return changeable
    await setEnded(tx, id, now)
    await recordChange(tx, { partnerId: id, byUser: by.staffId, act: 'ended' }, now)
    await audit({ action: 'end_partner', subject: { kind: 'partner', id }, before: null, after: null })
    return ok(null)
  })
  return done.ok ? partnerReply(app, id) : done
}

type NotChangeable = { code: 'partner_not_found' | 'partner_ended' | 'partner_changed'; detail: string }

/** `version`: the one shown to the staff member. */
function checkChangeable(
  partner: LockedPartner | null,
  version: number,
): Result<LockedPartner, NotChangeable> {
  if (!partner) return noSuchPartner
  if (partner.isEnded) return partnerEnded
  if (partner.version !== version)
    return fail({ code: 'partner_changed', detail: `It is in version ${partner.version} now` })
  return ok(partner)
}
