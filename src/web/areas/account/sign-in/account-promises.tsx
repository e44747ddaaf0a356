import { CircleCheck } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

const PROMISES = ['bookings', 'faster', 'coupons'] as const

/** The benefits of an account. */
export function AccountPromises() {
  const { t } = useTranslation('accounts')
  return (
    <>
      <h2 className="text-lg">{t('promises.title')}</h2>
      <ul className="mt-4 flex flex-col gap-3 text-sm">
        {PROMISES.map((promise) => (
          <li key={promise} className="flex gap-2.5">
            <CircleCheck className="mt-0.5 size-5 shrink-0 text-coral" />
            {t(`promises.${promise}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
