import type { BulkAction } from '#domains/staff/bulk/bulk.contract.ts'
import { Card } from '#ui/card.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Progress } from '#ui/progress.tsx'
import { ConfirmAction } from '../frame/confirm-action.tsx'
import { Fact } from '../frame/fact.tsx'
import { BulkChip } from './bulk-chip.tsx'
import { useStopBulkMutation } from './bulk.api.ts'

/** Progress of a bulk action, its author, and a button to stop it. */
export function BulkProgress({ bulk }: { bulk: BulkAction }) {
  const { t } = useTranslation('staff_bulk')
  const [stop] = useStopBulkMutation()
  const { waiting, done, refused, failed } = bulk.rows
  const all = waiting + done + refused + failed
  const isOpen = bulk.ended_at === null
  return (
    <Card className="flex flex-col gap-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BulkChip state={bulk.state} />
        {isOpen && (
          <ConfirmAction
            label={t('stop')}
            title={t('stop_title')}
            text={t('stop_text')}
            confirm={t('stop_it')}
            onConfirm={() => stop({ id: bulk.bulk_id })}
            done={t('stopped')}
            danger
          />
        )}
      </div>
      <div>
        <p role="status" className="mb-1">
          {bulk.state === 'counting' ? t('counting') : t('progress', { count: all, ready: all - waiting })}
        </p>
        <Progress label={t('progress_label')} value={all - waiting} max={Math.max(all, 1)} />
      </div>
      <dl className="grid gap-3 sm:grid-cols-3">
        <Fact label={t('by')}>
          <bdi>{bulk.by.name}</bdi>
        </Fact>
        <Fact label={t('begun')}>
          <InstantText value={bulk.created_at} className="tabular" />
        </Fact>
        {bulk.ended_at !== null && (
          <Fact label={t('ended')}>
            <InstantText value={bulk.ended_at} className="tabular" />
          </Fact>
        )}
        {bulk.state === 'stopped' && (
          <Fact label={t('stopped_by')}>
            {bulk.stopped_by === null ? t('stopped_by_product') : <bdi>{bulk.stopped_by}</bdi>}
          </Fact>
        )}
      </dl>
    </Card>
  )
}
