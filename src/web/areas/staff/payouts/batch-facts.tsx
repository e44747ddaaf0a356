import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PayoutBatch } from '#domains/partners/statements/payouts/payout.contract.ts'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { Fact } from '../frame/fact.tsx'
import { BATCH_TONES } from './batch-table.tsx'

/** How much a batch is of, and who did what with it. */
export function BatchFacts({ batch }: { batch: PayoutBatch }) {
  const { t } = useTranslation('payouts')
  const { status, total, payouts, format, prepared_by, prepared_at, decided_by, decided_at, paid_on } = batch
  return (
    <Card>
      <dl className="grid gap-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
        <Fact label={t('status')}>
          <Chip tone={BATCH_TONES[status]}>{t(`statuses.${status}`)}</Chip>
        </Fact>
        <Fact label={t('total')}>
          <Parts>
            <Price value={total} className="font-semibold" />
            {t('ready.payouts', { count: payouts })}
          </Parts>
        </Fact>
        <Fact label={t('format')}>{t(`formats.${format}`)}</Fact>
        <Fact label={t('prepared')}>
          <Parts>
            <bdi>{prepared_by.name}</bdi>
            <InstantText value={prepared_at} className="tabular" />
          </Parts>
        </Fact>
        {decided_by && decided_at !== null && (
          <Fact label={t(status === 'refused' ? 'refused' : 'approved')}>
            <Parts>
              <bdi>{decided_by.name}</bdi>
              <InstantText value={decided_at} className="tabular" />
            </Parts>
          </Fact>
        )}
        {paid_on !== null && (
          <Fact label={t('paid_on')}>
            <DayText value={paid_on} />
          </Fact>
        )}
      </dl>
    </Card>
  )
}
