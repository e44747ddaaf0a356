import type { DisputeState } from '../payment-gateway.ts'
import type { DisputeAct } from './dispute.contract.ts'

/** What can be done with a dispute in this state; `mayAccept`: the gateway takes it from us that we accept one. */
export function disputeActs(state: DisputeState, mayAccept: boolean): DisputeAct[] {
  if (state !== 'open') return []
  return mayAccept ? ['won', 'lost', 'accept'] : ['won', 'lost']
}

/** The state that an act says a dispute is in. */
export function stateAfter(act: DisputeAct): 'won' | 'lost' {
  return act === 'won' ? 'won' : 'lost'
}
