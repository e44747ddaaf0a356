import { BadgeCheck, CalendarX2, ReceiptText, Timer } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

const reasons = [
  { key: 'total', icon: ReceiptText },
  { key: 'rise', icon: BadgeCheck },
  { key: 'cancel', icon: CalendarX2 },
  { key: 'hold', icon: Timer },
] as const

/** Promises of the product; each is a rule of its prices and orders. */
export function ReasonsToTrust() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="trust" className="page-width py-14 md:py-20">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 id="trust" className="text-xl md:text-2xl">
          {t('trust.title')}
        </h2>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {reasons.map(({ key, icon: Icon }) => (
            <li key={key} className="flex gap-4">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-coral-wash text-coral-deep">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <div>
                <h3 className="text-base">{t(`trust.${key}.title`)}</h3>
                <p className="mt-1.5 text-ink-soft">{t(`trust.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
