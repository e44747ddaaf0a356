import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { z } from 'zod'
import type { PayoutsReply, PrepareBatchBody } from '#domains/partners/statements/payouts/payout.contract.ts'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { ConfirmMoney } from '../frame/confirm-money.tsx'
import { usePrepareBatchMutation } from './payouts.api.ts'

type Ready = z.infer<typeof PayoutsReply>['ready']
type Currency = z.input<typeof PrepareBatchBody>['currency']

/** Payouts that wait, by currency and file: each kind is prepared as a batch, which a colleague approves. */
export function ReadyPayouts({ ready }: { ready: Ready }) {
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
                act={() => prepare({ currency: group.total.currency as Currency, format: group.format })}
                done={t('done.prepared')}
              />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
