import type {
  PayoutsReply,
  WithheldPayout,
  PrepareBatchBody,
} from '#domains/partners/statements/payouts/payout.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Reply } from '#web/app/api.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { BatchTable } from './batch-table.tsx'
import { payoutsApi, useLazyPreviewStatementsQuery, usePrepareBatchMutation } from './payouts.api.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useState } from 'react'
import type { StatementPreview as Preview } from '#domains/partners/statements/payouts/state-now.contract.ts'
import { textOf } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { StatementPreview } from './statement-preview.tsx'
import type { z } from 'zod'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { ConfirmMoney } from '../frame/confirm-money.tsx'

/** Payouts due, payouts withheld with the reason, and batches for the bank. */
export const { preload, Component } = staffListPage({
  section: 'payouts',
  list: payoutsApi.endpoints.listPayouts,
  parseQuery: afterIn,
  Rows: Payouts,
})

function Payouts({ page: { ready, held, batches } }: { page: Reply<typeof PayoutsReply> }) {
  const { t } = useTranslation('payouts')
  return (
    <>
      <ReadyPayouts ready={ready} />
      <BatchTable batches={batches} />
      {held.length > 0 && <WithheldPayouts held={held} />}
      <FormInPlace label={t('state_now.open')}>{(close) => <StateNowForm onDone={close} />}</FormInPlace>
    </>
  )
}

/** Withheld payouts with the reason. */
function WithheldPayouts({ held }: { held: readonly WithheldPayout[] }) {
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

const FIELDS: readonly FieldSpec[] = [{ name: 'code', kind: 'code' }]

/** Previews the final statements of an ended partner and issues them. */
function StateNowForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('payouts')
  const [preview] = useLazyPreviewStatementsQuery()
  const [shown, setShown] = useState<(Preview & { code: string }) | null>(null)
  const form = useStaffForm({
    id: 'state-now',
    fields: FIELDS,
    send: async (input) => {
      const code = textOf(input['code'])
      const answer = await preview({ code })
      if (answer.data) setShown({ ...answer.data, code })
      return answer
    },
  })
  if (shown) return <StatementPreview preview={shown} onDone={onDone} />
  return (
    <FormCard
      form={form}
      title={t('state_now.open')}
      label={t('state_now.look')}
      onLeave={onDone}
      className="max-w-xl"
    >
      <p className="text-sm text-ink-soft">{t('state_now.text')}</p>
      <StaffFields form={form} specs={FIELDS} words="payouts:fields" />
    </FormCard>
  )
}

type Ready = z.infer<typeof PayoutsReply>['ready']
type Currency = z.input<typeof PrepareBatchBody>['currency']

/** Payouts due, by currency and file format. Each group becomes a batch that a colleague approves. */
function ReadyPayouts({ ready }: { ready: Ready }) {
  const { t } = useTranslation('payouts')
  const [prepare] = usePrepareBatchMutation()
  return (
    <SectionCard title={t('ready.title')} text={t('ready.text')}>
      {ready.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('ready.none')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {ready.map((group) => (
            <li
              key={`${group.total.currency} ${group.format}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
            >
              <Parts className="text-sm">
                <Price value={group.total} className="font-semibold" />
                {t('ready.payouts', { count: group.payouts })}
                {t(`formats.${group.format}`)}
              </Parts>
              <ConfirmMoney
                label={t('ready.prepare')}
                sums={[group.total]}
                who={t('ready.payouts', { count: group.payouts })}
                onConfirm={() =>
                  prepare({ currency: group.total.currency as Currency, format: group.format })
                }
                done={t('done.prepared')}
              />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
