import type { BookDifference } from '#domains/payments/reconciliation/difference.contract.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import { RowButton } from '../frame/row-button.tsx'
import type { DifferenceEnd, EndedDifference } from './difference-dialog.tsx'
import { useCompareAgainMutation } from './money.api.ts'

type DifferenceActsProps = { difference: BookDifference; onEnd: (ended: EndedDifference) => void }

const ENDS: readonly DifferenceEnd[] = ['book', 'explain']

/** Asks the other book again at a press; a reason is typed in a dialogue. */
export function DifferenceActs({ difference, onEnd }: DifferenceActsProps) {
  const { t } = useTranslation('staff_money')
  const words = useErrorWords()
  const [compare, { isLoading }] = useCompareAgainMutation()
  const { difference_id: id, about, acts } = difference
  const press = async () => {
    const { data, error } = await compare({ id })
    if (!data) toast.error(words(error))
    else if (data.difference.state === 'open') toast.error(t('differences.still'))
    else toast.success(t('differences.agree'))
  }
  const row = <bdi className="sr-only">{about.name}</bdi>
  return (
    <>
      {acts.includes('compare_again') && (
        <RowButton busy={isLoading} onClick={() => void press()}>
          {t('differences.compare_again')}
          {row}
        </RowButton>
      )}
      {ENDS.map(
        (act) =>
          acts.includes(act) && (
            <RowButton key={act} onClick={() => onEnd({ difference, act })}>
              {t(`differences.${act}`)}
              {row}
            </RowButton>
          ),
      )}
    </>
  )
}
