import type { PayoutsReply, HeldBackPayout } from '#domains/partners/statements/payouts/payout.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Reply } from '#web/app/api.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { BatchTable } from './batch-table.tsx'
import { payoutsApi } from './payouts.api.ts'
import { ReadyPayouts } from './ready-payouts.tsx'
import { StateNowForm } from './state-now-form.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Price } from '#ui/formats/price.tsx'

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

/** Partners who are not paid, each with why. */
function HeldBack({ held }: { held: readonly HeldBackPayout[] }) {
  const { t } = useTranslation('payouts')
  return (
    <DataTable
      caption={t('held.title')}
      captionShown
      rows={held}
      rowKey={({ partner_id, amount, why }) => `${partner_id} ${amount.currency} ${amount.amount} ${why}`}
      empty={null}
      columns={{
        partner: {
          label: t('partner'),
          heads: true,
          render: ({ partner, code }) => (
            <>
              <bdi>{partner}</bdi>
              <span className="block text-xs text-ink-soft">
                <bdi dir="ltr">{code}</bdi>
              </span>
            </>
          ),
        },
        why: { label: t('held.why'), render: ({ why }) => t(`held.reasons.${why}`) },
        amount: { label: t('amount'), atEnd: true, render: ({ amount }) => <Price value={amount} /> },
      }}
    />
  )
}
