import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-content.tsx'
import { throwIfNotFound } from '../frame/throw-if-not-found.ts'
import { BatchActs } from './batch-acts.tsx'
import { BatchFacts } from './batch-facts.tsx'
import { PayoutTable } from './payout-table.tsx'
import { payoutsApi, usePayoutBatchQuery } from './payouts.api.ts'

export const preload: Preload = (args) =>
  preloadStaff('payouts', args, () =>
    throwIfNotFound(
      args.dispatch(payoutsApi.endpoints.payoutBatch.initiate(args.params['id'] ?? '', { subscribe: false })),
    ),
  )

/** A batch of payouts: what is in it, and what is done with it next. */
export function Component() {
  const { t } = useTranslation('payouts')
  return (
    <StaffPage section="payouts" title={t('batch')}>
      {(me) => <Batch me={me} />}
    </StaffPage>
  )
}

function Batch({ me }: { me: StaffMe }) {
  const { t } = useTranslation('payouts')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/payouts">{t('back')}</BackLink>
      <Answered query={usePayoutBatchQuery(id)} height="h-100">
        {({ batch, payouts }) => (
          <>
            <BatchFacts batch={batch} />
            <BatchActs batch={batch} me={me} />
            <PayoutTable payouts={payouts} />
          </>
        )}
      </Answered>
    </>
  )
}
