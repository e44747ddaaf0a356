import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useDraft } from '../drafts.ts'
import { Segments } from '../../forms/segments.tsx'
import type { TabProps } from '../tab.ts'
import { RentalForm } from './rental-form.tsx'
import { TransferForm } from './transfer-form.tsx'
import type { TransferWay } from './local-request.ts'

type Kind = 'rental' | TransferWay

/** A car with its driver in a city: by the hour, from the airport or to it. */
export function Tab({ onChosen }: TabProps) {
  const { t } = useTranslation('local')
  const [{ kind }, change] = useDraft<{ kind: Kind }>('local', () => ({ kind: 'rental' }))
  const choice = (
    <Segments
      legend={t('kind.legend')}
      options={(['rental', 'pick_up', 'drop'] as const).map((value) => ({
        value,
        label: t(`kind.${value}`),
      }))}
      value={kind}
      onChange={(chosen) => change({ kind: chosen })}
    />
  )
  return kind === 'rental' ? (
    <RentalForm choice={choice} onChosen={onChosen} />
  ) : (
    <TransferForm
      way={kind}
      choice={choice}
      onTurn={() => change({ kind: kind === 'drop' ? 'pick_up' : 'drop' })}
      onChosen={onChosen}
    />
  )
}
