import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState, Failed } from '#ui/empty-state.tsx'
import { FaultList } from '#ui/fault-list.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Progress } from '#ui/progress.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Sample } from '../sample.tsx'

const TONES = ['good', 'careful', 'bad', 'plain'] as const
const FIELD = 'fault-list-field'

export function StateSamples() {
  const { t } = useTranslation('components')
  return (
    <>
      <Sample name="Notice" columns>
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone}>
            {t('text')}
          </Notice>
        ))}
        <Notice tone="good" title={t('states.saved')} />
      </Sample>
      <Sample name="FaultList" columns>
        <FaultList title={t('states.refused')} faults={[{ id: FIELD, message: t('fields.error') }]} />
        <FaultList
          title={t('states.asked')}
          tone="careful"
          faults={[{ id: FIELD, message: t('fields.hint') }]}
        />
        <TextField id={FIELD} label={t('fields.name')} />
      </Sample>
      <Sample name="EmptyState" columns>
        <EmptyState
          drawing={<WaitingDrawing />}
          title={t('states.empty')}
          text={t('text')}
          action={<Button variant="second">{t('states.next')}</Button>}
        />
        <EmptyState title={t('states.empty')} />
        <Failed
          level={2}
          title={t('states.empty')}
          error={null}
          label={t('states.next')}
          retry={() => undefined}
        />
      </Sample>
      <Sample name="Progress" columns>
        <Progress label={t('states.begun')} value={1} max={5} />
        <Progress label={t('states.done')} value={5} max={5} />
      </Sample>
      <Sample name="Skeleton" columns>
        <Skeleton className="h-24" />
        <Skeleton className="h-8" />
      </Sample>
    </>
  )
}
