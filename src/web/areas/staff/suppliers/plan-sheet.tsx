import type { SupplierPlan } from '#domains/rentals/supply/supplier-plan.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { decimal } from '#kernel/money.ts'
import { Dialog } from '#ui/dialog.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { BookingLink } from '../bookings/booking-link.tsx'
import { PlanChips } from './plan-chips.tsx'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import { useSwitchPlanMutation } from './suppliers.api.ts'

/** Reservation states with a translation. */
const SIDES: ReadonlySet<string> = new Set([
  'reserved',
  'none',
  'confirmed',
  'cancelled',
  'pending',
  'refused',
])

type PlanSheetProps = { plan: SupplierPlan | null; onClose: () => void }

/** One plan: on/off switch, parse errors, and differences between its book and ours. */
export function PlanSheet({ plan, onClose }: PlanSheetProps) {
  return (
    <Dialog
      open={plan !== null}
      onClose={onClose}
      kind="sheet"
      title={plan ? `${plan.supplier} · ${plan.label}` : ''}
    >
      {plan && (
        <div className="flex flex-col gap-6">
          <div className="flex flex-col gap-3">
            <PlanChips plan={plan} />
            <SwitchPlan key={plan.plan_id} plan={plan} onDone={onClose} />
          </div>
          <Garbage garbage={plan.garbage} />
          <Differences differences={plan.differences} />
        </div>
      )}
    </Dialog>
  )
}

function Garbage({ garbage }: Pick<SupplierPlan, 'garbage'>) {
  const { t } = useTranslation('staff_suppliers')
  return (
    <section aria-label={t('garbage')}>
      <h3 className="text-base">{t('garbage')}</h3>
      <ul className="divide-y divide-line text-sm">
        {garbage.map(({ minute, detail, count }) => (
          <li key={`${minute} ${detail}`} className="py-2">
            <bdi dir="ltr" className="break-words">
              {detail}
            </bdi>
            <Parts className="text-xs text-ink-soft">
              <InstantText value={minute} />
              {t('times', { count })}
            </Parts>
          </li>
        ))}
        {garbage.length === 0 && <li className="py-2 text-ink-soft">{t('no_garbage')}</li>}
      </ul>
    </section>
  )
}

function Differences({ differences }: Pick<SupplierPlan, 'differences'>) {
  const { t } = useTranslation('staff_suppliers')
  return (
    <section aria-label={t('differences')}>
      <h3 className="text-base">{t('differences')}</h3>
      <ul className="divide-y divide-line text-sm">
        {differences.map(({ booking_id, reference, kind, ours, theirs, last_seen_at }) => (
          <li key={`${booking_id} ${kind}`} className="py-2">
            <BookingLink id={booking_id} reference={reference} /> {t(`kinds.${kind}`)}
            <Parts className="text-xs text-ink-soft">
              {t('ours_theirs', { ours: sideOf(ours), theirs: sideOf(theirs) })}
              <InstantText value={last_seen_at} />
            </Parts>
          </li>
        ))}
        {differences.length === 0 && <li className="py-2 text-ink-soft">{t('no_differences')}</li>}
      </ul>
    </section>
  )

  function sideOf(text: string): string {
    const amount = /^(-?\d+) ([A-Z]{3})$/.exec(text)
    if (amount) return isolate(`${decimal(Number(amount[1]))} ${amount[2]}`)
    return t(`sides.${SIDES.has(text) ? text : 'other'}`)
  }
}

type SwitchPlanProps = { plan: SupplierPlan; onDone: () => void }

/** Switches a plan on or off after a confirmation. */
function SwitchPlan({ plan, onDone }: SwitchPlanProps) {
  const { t } = useTranslation('staff_suppliers')
  const words = useErrorWords()
  const [isConfirming, setConfirming] = useState(false)
  const [switchPlan, { isLoading, error }] = useSwitchPlanMutation()
  const { plan_id: id, on, version, supplier, label } = plan
  const name = isolate(`${supplier} ${label}`)

  async function send() {
    const answer = await switchPlan({ id, on: !on, version })
    if (answer.error) return
    toast.success(t(on ? 'is_off' : 'is_on', { name }))
    onDone()
  }
  if (!isConfirming)
    return (
      <Button variant={on ? 'danger' : 'second'} className="self-start" onClick={() => setConfirming(true)}>
        {t(on ? 'switch_off' : 'switch_on')}
      </Button>
    )
  return (
    <Notice tone="careful" title={t(on ? 'asks_off' : 'asks_on', { name })}>
      <p>{t(on ? 'off_text' : 'on_text')}</p>
      {error && <p className="mt-2 font-semibold text-bad">{words(error)}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant={on ? 'danger' : 'second'} busy={isLoading} onClick={() => void send()}>
          {t(on ? 'switch_off_now' : 'switch_on_now')}
        </Button>
        <Button variant="quiet" onClick={() => setConfirming(false)}>
          {t('staff:leave')}
        </Button>
      </div>
    </Notice>
  )
}
