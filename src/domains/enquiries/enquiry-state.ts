import { fail, ok, type Result } from '#kernel/result.ts'
import { ENQUIRY_ACTS, type EnquiryAct, type EnquiryState } from './enquiry.contract.ts'

export type ActRefused = { code: 'enquiry_act_refused'; detail: string }

/** The state after each act; an act that is not listed for a state is refused in it. */
const NEXT: Readonly<Record<EnquiryState, Partial<Readonly<Record<EnquiryAct, EnquiryState>>>>> = {
  new: { own: 'open', open: 'open', answer: 'answered', close: 'closed', spam: 'spam' },
  open: { own: 'open', release: 'open', answer: 'answered', close: 'closed', spam: 'spam' },
  answered: { own: 'answered', release: 'answered', open: 'open', answer: 'answered', close: 'closed' },
  closed: { open: 'open' },
  spam: { not_spam: 'new' },
}

/** The state of an enquiry after an act of the staff, or that it is not possible in its state. */
export function afterAct(state: EnquiryState, act: EnquiryAct): Result<EnquiryState, ActRefused> {
  const next = NEXT[state][act]
  return next === undefined
    ? fail({ code: 'enquiry_act_refused', detail: `Not possible while it is ${state}` })
    : ok(next)
}

/** What is possible in a state, in the order of the list. */
export function actsIn(state: EnquiryState): EnquiryAct[] {
  return ENQUIRY_ACTS.filter((act) => NEXT[state][act] !== undefined)
}
