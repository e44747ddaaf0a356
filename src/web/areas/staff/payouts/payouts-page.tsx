import type {
  PayoutsReply,
  PrepareBatchBody,
  WithheldPayout,
} from '#domains/partners/statements/payouts/payout.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Reply } from '#web/app/api.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { BatchTable } from './batch-table.tsx'
import {
  payoutsApi,
  useLazyPreviewStatementsQuery,
  usePrepareBatchMutation,
  useStateNowMutation,
} from './payouts.api.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useEffect, useRef, useState } from 'react'
import type { StatementPreview as Preview } from '#domains/partners/statements/payouts/state-now.contract.ts'
import { textOf } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import type { z } from 'zod'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { ConfirmMoney } from '../frame/confirm-money.tsx'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { formatMonth } from '#ui/formats/dates.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { Fact } from '../frame/fact.tsx'

const FIGURES = ['opening', 'total', 'payout', 'closing'] as const

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
      onCancel={onDone}
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

type StatementPreviewProps = { preview: Preview & { code: string }; onDone: () => void }

/** Preview of a partner's final statements, with a button that issues exactly these. */
function StatementPreview({ preview, onDone }: StatementPreviewProps) {
  const { t } = useTranslation('payouts')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  const [stateNow] = useStateNowMutation()
  const { code, partner, seen, statements } = preview
  const issueStatements = async () => {
    const { data, error } = await stateNow({ code, seen })
    if (data) {
      toast.success(t('done.stated', { numbers: data.numbers.join(', ') }))
      onDone()
    }
    return { error }
  }
  return (
    <SectionCard
      heading={heading}
      title={t('state_now.preview', { partner: isolate(partner) })}
      text={t('state_now.for_good')}
    >
      {statements.map((statement) => (
        <Statement key={statement.total.currency} statement={statement} />
      ))}
      <p className="flex flex-wrap gap-3">
        <ConfirmMoney
          label={t('state_now.send')}
          sums={statements.map(({ total }) => total)}
          who={<bdi>{partner}</bdi>}
          onConfirm={issueStatements}
        />
        <Button variant="quiet" onClick={onDone}>
          {t('staff:leave')}
        </Button>
      </p>
    </SectionCard>
  )
}

function Statement({ statement }: { statement: Preview['statements'][number] }) {
  const { t } = useTranslation('payouts')
  const language = useLanguage()
  const { month, count, lines } = statement
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {FIGURES.map((name) => (
          <Fact key={name} label={t(`state_now.${name}`)}>
            <Price value={statement[name]} />
          </Fact>
        ))}
      </dl>
      <DataTable
        caption={t('state_now.lines', { month: formatMonth(month, language), count })}
        captionShown
        rows={lines}
        rowKey={({ reference }) => reference}
        empty={null}
        columns={{
          reference: {
            label: t('state_now.booking'),
            heads: true,
            render: ({ reference }) => <bdi className="tabular">{reference}</bdi>,
          },
          pick_up: {
            label: t('state_now.pick_up'),
            render: ({ pick_up_on }) => <DayText value={pick_up_on} />,
          },
          why: {
            label: t('state_now.what'),
            render: ({ kind, reason }) =>
              reason === null
                ? t(`kinds.${kind}`)
                : `${t(`kinds.${kind}`)} · ${t(`partner_earnings:reasons.${reason}`)}`,
          },
          amount: { label: t('amount'), atEnd: true, render: ({ amount }) => <Price value={amount} /> },
        }}
      />
    </>
  )
}
