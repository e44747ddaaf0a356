import type { ComponentProps } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ConfirmAct } from './confirm-act.tsx'
import { MoneyFacts, type MovedMoney } from './money-facts.tsx'

type ConfirmMoneyProps = MovedMoney &
  Pick<ComponentProps<typeof ConfirmAct>, 'label' | 'act' | 'done' | 'look'>

/** A button that names the sum and the recipients before it moves money. */
export function ConfirmMoney({ sums, who, label, ...rest }: ConfirmMoneyProps) {
  const { t } = useTranslation('staff')
  return (
    <ConfirmAct
      {...rest}
      label={label}
      title={t('moved.title')}
      text={<MoneyFacts sums={sums} who={who} />}
      confirm={label}
      danger
    />
  )
}
