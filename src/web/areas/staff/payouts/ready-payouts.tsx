import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { z } from 'zod'
import type { PayoutsReply, PrepareBatchBody } from '#domains/partners/statements/payouts/payout.contract.ts'
import { Button } from '#ui/button.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import { usePrepareBatchMutation } from './payouts.api.ts'

type Ready = z.infer<typeof PayoutsReply>['ready']
type Currency = z.input<typeof PrepareBatchBody>['currency']

/** Payouts that wait, by currency and file: each kind is prepared as a batch, which a colleague approves. */
export function ReadyPayouts({ ready }: { ready: Ready }) {
  const { t } = useTranslation('payouts')
  const words = useErrorWords()
  const [prepare, { isLoading }] = usePrepareBatchMutation()
  const press = async ({ format, total }: Ready[number]) => {
    const { error } = await prepare({ currency: total.currency as Currency, format })
    if (error) toast.error(words(error))
    else toast.success(t('done.prepared'))
  }
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
              <Button look="second" busy={isLoading} onClick={() => void press(group)}>
                {t('ready.prepare')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
