import { useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StatementPreview as Preview } from '#domains/partners/statements/payouts/state-now.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { formatMonth } from '#ui/formats/dates.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { ConfirmMoney } from '../frame/confirm-money.tsx'
import { Fact } from '../frame/fact.tsx'
import { useStateNowMutation } from './payouts.api.ts'

type StatementPreviewProps = { preview: Preview & { code: string }; onDone: () => void }

/** Preview of a partner's final statements, with a button that issues exactly these. */
export function StatementPreview({ preview, onDone }: StatementPreviewProps) {
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
        <Button look="quiet" onClick={onDone}>
          {t('staff:leave')}
        </Button>
      </p>
    </SectionCard>
  )
}

const FIGURES = ['opening', 'total', 'payout', 'closing'] as const

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
