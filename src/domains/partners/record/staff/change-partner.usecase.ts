import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { LangId } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { CommissionBounds } from '../commission.ts'
import type { HeldPartner, PartnerRecordStore } from '../partner-record.store.ts'
import { shownTerms, termsFault, type PartnerTerms } from '../partner-terms.ts'
import { termsInvalid, type TermsInvalid } from './open-partner.usecase.ts'

/** A partner as the staff member saw it: `version` is the one that was shown. */
type Seen = { id: string; version: number }

/** Name and terms as they are to be. */
export type NewTerms = Seen & { name: string; langId: LangId; terms: PartnerTerms }

export type ChangePartnerFailure =
  | TermsInvalid
  | { code: 'partner_not_found'; detail: string }
  | { code: 'partner_changed'; detail: string }
  | { code: 'partner_ended'; detail: string }

type Changed = Result<null, ChangePartnerFailure>

export type ChangePartner = {
  /** Terms hold from now on: what was quoted before keeps those of then. */
  terms(change: NewTerms, by: StaffActor): Promise<Changed>
  /** The partner's links lead to nobody, and its people are refused; what it has earned is kept and paid. */
  end(seen: Seen, by: StaffActor): Promise<Changed>
}

type Needs = { records: PartnerRecordStore; bounds: CommissionBounds; staffWrite: StaffWrite }

export function changePartner({ records, bounds, staffWrite }: Needs): ChangePartner {
  return {
    async terms({ id, version, name, langId, terms }, by) {
      const fault = termsFault(terms, bounds)
      if (fault) return fail(termsInvalid(fault))
      return staffWrite<Changed>(by, async (tx, now) => {
        const held = await records.hold(tx, id)
        const refused = refusal(held, version)
        if (refused || !held) return { value: fail(refused ?? notFound), audited: null }
        const before = shownTerms(held)
        const after = shownTerms(terms)
        await records.changeTerms(tx, id, { name, langId, ...terms })
        const change = { partnerId: id, byUser: by.staffId, before, after }
        await records.note(tx, { ...change, act: 'terms_changed' }, now)
        const subject = { kind: 'partner', id } as const
        return { value: ok(null), audited: { action: 'change_partner_terms', subject, before, after } }
      })
    },

    end: ({ id, version }, by) =>
      staffWrite<Changed>(by, async (tx, now) => {
        const held = await records.hold(tx, id)
        const refused = refusal(held, version)
        if (refused) return { value: fail(refused), audited: null }
        await records.end(tx, id, now)
        await records.note(tx, { partnerId: id, byUser: by.staffId, act: 'ended' }, now)
        const subject = { kind: 'partner', id } as const
        return { value: ok(null), audited: { action: 'end_partner', subject, before: null, after: null } }
      }),
  }
}

const notFound = { code: 'partner_not_found', detail: 'There is no such partner' } as const

function refusal(held: HeldPartner | null, version: number): ChangePartnerFailure | null {
  if (!held) return notFound
  if (held.isEnded) return { code: 'partner_ended', detail: 'The work with this partner has ended' }
  if (held.version !== version)
    return { code: 'partner_changed', detail: `It is in version ${held.version} now` }
  return null
}
