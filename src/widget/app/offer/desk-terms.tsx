import { DRIVER_TERMS } from '#domains/fares/categories/self-drive/driver-terms.contract.ts'
import type { TripDesk } from '#domains/fares/places/trip-desk.contract.ts'
import type { Money } from '#kernel/money.ts'
import { Price } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { Language } from '#kernel/locale.ts'

/** The desk of a self-drive car, its requirements and its deposit. */
type DeskTermsProps = { city: string; desk: TripDesk | null; deposit: Money | null }

export function DeskTerms({ city, desk, deposit }: DeskTermsProps) {
  const words = DESK_TEXTS[useLanguage()]
  return (
    <section aria-label={words.title} className="rounded-card bg-sand p-4 text-sm">
      <h2 className="text-sm font-semibold">{words.title}</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
        <li>
          {words.point(city)}
          {desk && <DeskPoint desk={desk} />}
        </li>
        <li>{words.bring}</li>
        <li>{words.licence(DRIVER_TERMS.licence_years)}</li>
        <li>{words.age(DRIVER_TERMS.age)}</li>
        {deposit && (
          <li>
            {words.deposit} <Price value={deposit} className="font-semibold" />
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
        className="inline-flex min-h-11 items-center text-coral-deep underline underline-offset-4"
        href={`tel:${phone.countryCode}${phone.phone}`}
      >
        <bdi dir="ltr">
          {phone.countryCode} {phone.phone}
        </bdi>
      </a>
    </>
  )
}

/** Texts of a desk's requirements; years need the plural form of their number. */
type DeskWords = {
  title: string
  point: (city: string) => string
  bring: string
  licence: (years: number) => string
  age: (years: number) => string
  deposit: string
}

const DESK_TEXTS: Readonly<Record<Language, DeskWords>> = {
  en: {
    title: 'At the desk',
    point: (city) => `Collection and return: our desk in ${city}`,
    bring: 'Bring the driver’s licence, and a passport or national identity card',
    licence: (years) => `The licence is held for at least ${years === 1 ? 'one year' : `${years} years`}`,
    age: (years) => `Who drives is at least ${years} years old`,
    deposit: 'Deposit, held when you collect the car and released after you return it:',
  },
  ar: {
    title: 'في المكتب',
    point: (city) => `الاستلام والتسليم: مكتبنا في ${city}`,
    bring: 'أحضر رخصة قيادة قائد السيارة، وجواز سفره أو بطاقة هويته الوطنية',
    licence: (years) => `مضت على إصدار الرخصة ${yearsText(years)} على الأقل`,
    age: (years) => `لا يقل عمر قائد السيارة عن ${yearsText(years)}`,
    deposit: 'مبلغ الضمان، يُحجز عند استلام السيارة ويُفرج عنه بعد إعادتها:',
  },
  fr: {
    title: 'À l’agence',
    point: (city) => `Prise en charge et restitution\u00a0: notre agence à ${city}`,
    bring: 'Présentez le permis du conducteur, et son passeport ou sa carte nationale d’identité',
    licence: (years) => `Permis détenu depuis au moins ${years} ${years < 2 ? 'an' : 'ans'}`,
    age: (years) => `Conducteur âgé d’au moins ${years} ans`,
    deposit: 'Dépôt de garantie, bloqué à la prise en charge et libéré après la restitution\u00a0:',
  },
}

/** Years with the plural form of their number. */
function yearsText(years: number): string {
  if (years === 1) return 'سنة واحدة'
  if (years === 2) return 'سنتان'
  return years <= 10 ? `${years} سنوات` : `${years} سنة`
}
