import { fail, ok, type Result } from '#kernel/result.ts'
import { ENQUIRY_ACTS, type EnquiryAct, type EnquiryState } from './enquiry.contract.ts'

export type ActionRejected = { code: 'enquiry_act_refused'; detail: string }

/** The state after each action. An action that is not listed for a state is rejected. */
const NEXT: Readonly<Record<EnquiryState, Partial<Readonly<Record<EnquiryAct, EnquiryState>>>>> = {
  new: { own: 'open', open: 'open', answer: 'answered', close: 'closed', spam: 'spam' },
  open: { own: 'open', release: 'open', answer: 'answered', close: 'closed', spam: 'spam' },
  answered: { own: 'answered', release: 'answered', open: 'open', answer: 'answered', close: 'closed' },
  closed: { open: 'open' },
  spam: { not_spam: 'new' },
}

/** Returns the state of an enquiry after a staff action. Fails if its state does not allow the action. */
export function afterAct(state: EnquiryState, action: EnquiryAct): Result<EnquiryState, ActionRejected> {
  const next = NEXT[state][action]
  return next === undefined
    ? fail({ code: 'enquiry_act_refused', detail: `Not possible while it is ${state}` })
    : ok(next)
}

/** Returns the actions allowed in a state, in the order of the list. */
export function actionsIn(state: EnquiryState): EnquiryAct[] {
  return ENQUIRY_ACTS.filter((action) => NEXT[state][action] !== undefined)
}
