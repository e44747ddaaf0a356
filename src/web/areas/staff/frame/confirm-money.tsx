import type { ComponentProps } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { MoneyFacts, type MovedMoney } from './money-facts.tsx'

type ConfirmMoneyProps = MovedMoney &
  Pick<ComponentProps<typeof ConfirmAction>, 'label' | 'onConfirm' | 'done' | 'variant'>

/** Button that confirms the sum and the recipients before it moves money. */
export function ConfirmMoney({ sums, who, label, ...rest }: ConfirmMoneyProps) {
  const { t } = useTranslation('staff')
  return (
    <ConfirmAction
      {...rest}
      label={label}
      title={t('moved.title')}
      text={<MoneyFacts sums={sums} who={who} />}
      confirm={label}
      danger
    />
  )
}
