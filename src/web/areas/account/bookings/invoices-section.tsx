import { Download } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { useBookingsQuery } from '#web/rentals/rentals.api.ts'
import { useHeader } from '#web/app/store.ts'
import { buttonClasses } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Card } from '#ui/card.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { PaperDrawing } from '#ui/drawings/paper-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Parts } from '#ui/parts.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bookingsPage } from './bookings-page.ts'
import { PageTurner } from './page-turner.tsx'
import { usePreservedFocus } from '#web/forms/use-preserved-focus.ts'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'

/** The documents issued for the person's bookings, newest first. */
export function InvoicesSection() {
  const { t } = useTranslation('account')
  const { lang_id: langId } = useHeader()
  const [query] = useSearchParams()
  const params = bookingsPage(query)
  const { data, error, refetch } = useBookingsQuery(params)
  const heading = usePreservedFocus(data ?? error)
  const invoices = (data?.items ?? [])
    .flatMap((booking) => booking.invoices.map((invoice) => ({ ...invoice, booking })))
    .toSorted((one, other) => (one.issued_at < other.issued_at ? 1 : -1))
  return (
    <section aria-labelledby="invoices" className="flex flex-col gap-4">
      <h2 id="invoices" ref={heading} tabIndex={-1} className="text-lg">
        {t('sections.invoices')}
      </h2>
      {!data && error ? (
        <Unreachable error={error} again={refetch} />
      ) : !data ? (
        <Skeleton className="h-40" />
      ) : invoices.length === 0 ? (
        <EmptyState
          drawing={<PaperDrawing />}
          title={t('invoices.none')}
          text={t('invoices.none_text')}
          action={<LinkButton to="/account/bookings">{t('invoices.bookings')}</LinkButton>}
        />
      ) : (
        <Card as="div" padded={false}>
          <ul className="divide-y divide-line">
            {invoices.map(({ number, kind, issued_at, booking: { reference, offer } }) => (
              <li
                key={number}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 md:px-6"
              >
                <div className="min-w-0">
                  <PageLink
                    to={`/pdf-invoice?reference=${reference}`}
                    className="inline-flex min-h-11 items-center font-medium text-coral-deep underline-offset-4 hover:underline"
                  >
                    {t(`invoices.${kind}`)}&nbsp;<bdi dir="ltr">{number}</bdi>
                  </PageLink>
                  <Parts className="text-sm text-ink-soft">
                    <DayText value={issued_at.slice(0, 10)} />
                    <bdi>{offer.vehicle.name}</bdi>
                    <bdi dir="ltr" translate="no">
                      {reference}
                    </bdi>
                  </Parts>
                </div>
                <a
                  href={`/booking/${reference}/invoice/${number}?lang_id=${langId}`}
                  download={`${number}.pdf`}
                  aria-label={t('invoices.pdf_of', { number })}
                  className={buttonClasses('second')}
                >
                  <Download className="size-5" />
                  {t('invoices.pdf')}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {data && <PageTurner {...params} total={data.total} />}
    </section>
  )
}
