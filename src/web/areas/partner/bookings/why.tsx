import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PartnerBooking } from '#domains/partners/reports/partner-report.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'

/** Why a booking earns what it earns, or nothing: what happened to it, and what it was computed by. */
export function Why({
  booking: { kind, state, reason, terms, payable_at, pick_up_at, taken_back },
}: {
  booking: PartnerBooking
}) {
  const { t } = useTranslation('earnings')
  const language = useLanguage()
  const words = kind === 'trip' ? 'trip_why' : 'why'
  const day = (at: string) => formatDay(at.slice(0, 10), language, 'brief')
  function stage(): string | null {
    if (state === 'pending') return t(`${words}.pending`, { day: day(pick_up_at) })
    if (state === 'confirmed')
      return payable_at === null ? t(`${words}.holding`) : t(`${words}.confirmed`, { day: day(payable_at) })
    return state === 'reversed' ? null : t(`why.${state}`)
  }
  const sentences = [
    reason && t(`${kind === 'trip' ? 'trip_reasons' : 'reasons'}.${reason}`),
    stage(),
    taken_back && t('why.taken_back', { amount: isolate(formatMoney(taken_back, language)) }),
  ].filter((one) => one !== null)
  return (
    <>
      {sentences.join(' ')}
      {terms && state !== 'reversed' && (
        <span className="block text-xs text-ink-soft">
          {kind === 'trip'
            ? t('trip_why.percent', { percent: isolate(`${terms.percent}%`) })
            : t(`why.${terms.earns}`, { percent: isolate(`${terms.percent}%`) })}
        </span>
      )}
    </>
  )
}
