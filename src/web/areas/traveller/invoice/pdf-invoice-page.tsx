import { useColon } from '#ui/use-language.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { REFERENCE_PATTERN } from '#kernel/ids.ts'
import { rentalsApi, useInvoicesQuery } from '#web/rentals/rentals.api.ts'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { EmptyState, Failed } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FindBooking } from '../booking/find-booking.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import './invoice.css'
import { ArrowLeft, Download, Printer } from 'lucide-react'
import type { Invoice } from '#domains/invoices/invoice.contract.ts'
import { useHeader } from '#web/app/store.ts'
import { Button, buttonClasses } from '#ui/button.tsx'

export const preload: Preload = async ({ dispatch, url }) => {
  const reference = (url.searchParams.get('reference') ?? '').toUpperCase()
  if (REFERENCE_PATTERN.test(reference))
    await dispatch(rentalsApi.endpoints.invoices.initiate({ reference }, { subscribe: false }))
}

/** `/pdf-invoice?reference=…`: a booking's invoice and credit note, on the screen as on paper. */
export function Component() {
  const { t } = useTranslation('invoice')
  const [query] = useSearchParams()
  const reference = (query.get('reference') ?? '').toUpperCase()
  const possible = REFERENCE_PATTERN.test(reference)
  const { data, error } = rentalsApi.endpoints.invoices.useQueryState({ reference })
  const closed = isClosed(error)
  // If there is no session, another request would fail again; the form below creates one.
  const { refetch } = useInvoicesQuery({ reference }, { skip: !possible || closed })
  return (
    <div className="page-width pt-5 pb-10 md:pt-8 print:p-0">
      <PageHead title={t('title')} noIndex />
      {!possible || closed ? (
        <div className="mx-auto flex max-w-lg flex-col gap-5">
          <h1 className="text-xl md:text-2xl">{t('find')}</h1>
          <p className="text-ink-soft">{t('find_text')}</p>
          <FindBooking reference={reference} addressOf={invoicePage} />
        </div>
      ) : error ? (
        <Failed title={t('unreachable')} error={error} retry={refetch} label={t('again')} />
      ) : !data ? (
        <Skeleton className="mx-auto h-192 max-w-3xl" />
      ) : data.items.length === 0 ? (
        <EmptyState
          level={1}
          title={t('none')}
          text={t('none_text')}
          action={<LinkButton to={`/booking/${reference}`}>{t('back')}</LinkButton>}
        />
      ) : (
        <div className="invoices mx-auto flex max-w-3xl flex-col gap-6 print:gap-0">
          <h1 className="sr-only">{t('title')}</h1>
          <InvoiceActions invoices={data.items} />
          {data.items.map((invoice) => (
            <InvoiceSheet key={invoice.number} invoice={invoice} />
          ))}
        </div>
      )}
    </div>
  )
}

function invoicePage(reference: string): string {
  return `/pdf-invoice?reference=${reference}`
}

/** Returns true if the visitor is not signed in, or the booking is another visitor's. */
function isClosed(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return status === 401 || status === 404
}

/** Back to the booking, print, and each sheet as a PDF. */
function InvoiceActions({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('invoice')
  const colon = useColon()
  const { lang_id: langId } = useHeader()
  const reference = invoices[0]?.reference ?? ''
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <LinkButton to={`/booking/${reference}`} variant="quiet">
        <ArrowLeft className="size-5 rtl:-scale-x-100" />
        {t('back')}
      </LinkButton>
      <span className="grow" />
      <Button variant="second" onClick={() => window.print()}>
        <Printer className="size-5" />
        {t('print')}
      </Button>
      {invoices.map(({ number }) => (
        <a
          key={number}
          href={`/booking/${reference}/invoice/${number}?lang_id=${langId}`}
          download={`${number}.pdf`}
          className={buttonClasses('second')}
        >
          <Download className="size-5" />
          {invoices.length > 1 ? (
            <>
              {t('download')}
              {colon}
              <bdi dir="ltr">{number}</bdi>
            </>
          ) : (
            t('download')
          )}
        </a>
      ))}
    </div>
  )
}
