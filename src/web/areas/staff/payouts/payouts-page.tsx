import type { PayoutsReply } from '#domains/partners/statements/payouts/payout.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Reply } from '#web/app/api.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { BatchTable } from './batch-table.tsx'
import { HeldBack } from './held-back.tsx'
import { payoutsApi } from './payouts.api.ts'
import { ReadyPayouts } from './ready-payouts.tsx'
import { StateNowForm } from './state-now-form.tsx'

/** What partners are to be paid, who is not and why, and the batches in which it goes to the bank. */
export const { preload, Component } = staffListPage({
  section: 'payouts',
  list: payoutsApi.endpoints.staffPayouts,
  asked: afterIn,
  Rows: Payouts,
})

function Payouts({ page: { ready, held, batches } }: { page: Reply<typeof PayoutsReply> }) {
  const { t } = useTranslation('payouts')
  return (
    <>
      <ReadyPayouts ready={ready} />
      <BatchTable batches={batches} />
      {held.length > 0 && <HeldBack held={held} />}
      <FormInPlace label={t('state_now.open')}>{(close) => <StateNowForm onDone={close} />}</FormInPlace>
    </>
  )
}
