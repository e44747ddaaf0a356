import { DRIVER_TERMS } from '#domains/fares/categories/self-drive/driver-terms.contract.ts'
import type { TripDesk } from '#domains/fares/places/trip-desk.contract.ts'
import type { Money } from '#kernel/money.ts'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

type DeskTermsProps = { city: string; desk: TripDesk | null; deposit: Money | null }

/** The desk of a self-drive car, its requirements and its deposit. */
export function DeskTerms({ city, desk, deposit }: DeskTermsProps) {
  const { t } = useTranslation('booking')
  return (
    <section aria-label={t('desk.title')} className="rounded-card bg-sand p-4 text-sm">
      <h2 className="text-sm font-semibold">{t('desk.title')}</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
        <li>
          {t('desk.point', { city })}
          {desk && <DeskPoint desk={desk} />}
        </li>
        <li>{t('desk.bring')}</li>
        <li>{t('desk.licence', { count: DRIVER_TERMS.licence_years })}</li>
        <li>{t('desk.age', { count: DRIVER_TERMS.age })}</li>
        {deposit && (
          <li>
            {t('desk.deposit')} <Price value={deposit} className="font-semibold" />
          </li>
        )}
      </ul>
    </section>
  )
}

function DeskPoint({ desk: { address, hours, phone } }: { desk: TripDesk }) {
  return (
    <>
      <bdi className="block font-semibold">{address}</bdi>
      <span className="block">{hours}</span>
      <a
        className="text-link inline-flex min-h-11 items-center"
        href={`tel:${phone.countryCode}${phone.phone}`}
      >
        <bdi dir="ltr">
          {phone.countryCode} {phone.phone}
        </bdi>
      </a>
    </>
  )
}
