import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Preload } from '#web/app/page.ts'
import { PartnerContent } from '../frame/partner-content.tsx'
import { preloadPartner } from '../frame/preload-partner.ts'
import { PayoutAccountsCard } from './payout-accounts-card.tsx'
import { StatementsCard } from './statements-card.tsx'
import { statementsApi, usePartnerStatementsQuery } from './statements.api.ts'

export const preload: Preload = (args) =>
  preloadPartner(args, async () => {
    const { partnerStatements, payoutAccounts } = statementsApi.endpoints
    const { data } = await args.dispatch(partnerStatements.initiate({}, { subscribe: false }))
    if (data?.ended === true) return
    await args.dispatch(payoutAccounts.initiate(undefined, { subscribe: false }))
  })

/** What was stated each month, and where payouts go. */
export function Component() {
  return (
    <PartnerContent section="statements">
      <Content />
    </PartnerContent>
  )
}

/** Of a partner that has ended, its statements are all that is left to read. */
function Content() {
  const { t } = useTranslation('partner_statements')
  const { data, isLoading } = usePartnerStatementsQuery({})
  const ended = data?.ended === true
  return (
    <>
      {ended && (
        <Notice tone="plain" title={t('ended.title')}>
          {t('ended.text')}
        </Notice>
      )}
      <StatementsCard />
      {!ended && !isLoading && <PayoutAccountsCard />}
    </>
  )
}
