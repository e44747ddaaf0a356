import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useHeader } from '#web/app/store.ts'
import { buttonClasses } from '#ui/button.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { SectionCard } from '#ui/section-card.tsx'

/** Credited bills with their credit notes; both stay available. */
export function CreditNotes({ trip: { trip_id, city, credit_notes: notes } }: { trip: StaffTrip }) {
  const { t } = useTranslation('dispatch')
  const { lang_id } = useHeader()
  if (notes.length === 0) return null
  const file = (document: string) =>
    `/api/staff/trips/${trip_id}/bill?format=pdf&document=${document}&lang_id=${lang_id}`
  return (
    <SectionCard title={t('credit.title')} text={t('record.clock', { city: city.name })}>
      <ul className="divide-y divide-line text-sm">
        {notes.map(({ number, bill_number: bill, total, issued_at }) => (
          <li key={number} className="flex flex-col gap-2 py-2">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span>
                <bdi dir="ltr" className="font-semibold tabular">
                  {number}
                </bdi>
                <InstantText
                  value={issued_at}
                  timeZone={city.time_zone}
                  className="block text-xs text-ink-soft tabular"
                />
              </span>
              <Price value={total} className="font-semibold" />
            </div>
            <p className="flex flex-wrap gap-2">
              {([number, bill] as const).map((document, at) => (
                <a key={document} href={file(document)} download className={buttonClasses('second')}>
                  {t(at === 0 ? 'credit.as_pdf' : 'credit.bill_as_pdf', {
                    number: isolate(document, 'ltr'),
                  })}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
