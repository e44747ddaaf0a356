import { useState } from 'react'
import type { SupplierPlan } from '#domains/rentals/supply/supplier-plan.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import { useSwitchPlanMutation } from './suppliers.api.ts'

type SwitchPlanProps = { plan: SupplierPlan; onDone: () => void }

/** Switches a plan on or off, after it has said what that does. */
export function SwitchPlan({ plan, onDone }: SwitchPlanProps) {
  const { t } = useTranslation('staff_suppliers')
  const words = useErrorWords()
  const [asks, setAsks] = useState(false)
  const [turn, { isLoading, error }] = useSwitchPlanMutation()
  const { plan_id: id, on, version, supplier, label } = plan
  const name = isolate(`${supplier} ${label}`)

  async function send() {
    const answer = await turn({ id, on: !on, version })
    if (answer.error) return
    toast.success(t(on ? 'is_off' : 'is_on', { name }))
    onDone()
  }
  if (!asks)
    return (
      <Button look={on ? 'danger' : 'second'} className="self-start" onClick={() => setAsks(true)}>
        {t(on ? 'switch_off' : 'switch_on')}
      </Button>
    )
  return (
    <Notice tone="careful" title={t(on ? 'asks_off' : 'asks_on', { name })}>
      <p>{t(on ? 'off_text' : 'on_text')}</p>
      {error && <p className="mt-2 font-semibold text-bad">{words(error)}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look={on ? 'danger' : 'second'} busy={isLoading} onClick={() => void send()}>
          {t(on ? 'switch_off_now' : 'switch_on_now')}
        </Button>
        <Button look="quiet" onClick={() => setAsks(false)}>
          {t('staff:leave')}
        </Button>
      </div>
    </Notice>
  )
}
