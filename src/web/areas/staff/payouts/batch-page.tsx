import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { BatchActs } from './batch-acts.tsx'
import { BatchFacts } from './batch-facts.tsx'
import { PayoutTable } from './payout-table.tsx'
import { payoutsApi, usePayoutBatchQuery } from './payouts.api.ts'

/** A batch of payouts: what is in it, and what is done with it next. */
export const { preload, Component } = staffPage({
  section: 'payouts',
  title: 'payouts:batch',
  load: ({ readRecord, params }) => readRecord(payoutsApi.endpoints.payoutBatch, params['id'] ?? ''),
  Content: Batch,
})

function Batch({ me }: { me: StaffMe }) {
  const { t } = useTranslation('payouts')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/payouts">{t('back')}</BackLink>
      <Answered query={usePayoutBatchQuery(id)} height="h-100">
        {(detail) => (
          <>
            <BatchFacts batch={detail.batch} />
            <BatchActs detail={detail} me={me} />
            <PayoutTable payouts={detail.payouts} />
          </>
        )}
      </Answered>
    </>
  )
}
