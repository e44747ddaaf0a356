import type { Preload } from '#web/app/page.ts'
import { PartnerContent } from '../frame/partner-content.tsx'
import { preloadPartner } from '../frame/preload-partner.ts'
import { PayoutAccountsCard } from './payout-accounts-card.tsx'
import { StatementsCard } from './statements-card.tsx'
import { statementsApi } from './statements.api.ts'

export const preload: Preload = (args) =>
  preloadPartner(args, () => {
    const { partnerStatements, payoutAccounts } = statementsApi.endpoints
    return Promise.all([
      args.dispatch(partnerStatements.initiate({}, { subscribe: false })),
      args.dispatch(payoutAccounts.initiate(undefined, { subscribe: false })),
    ])
  })

/** What was stated each month, and where payouts go. */
export function Component() {
  return (
    <PartnerContent section="statements">
      <StatementsCard />
      <PayoutAccountsCard />
    </PartnerContent>
  )
}
