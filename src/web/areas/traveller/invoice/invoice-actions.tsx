import { ArrowLeft, Download, Printer } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Invoice } from '#domains/invoices/invoice.contract.ts'
import { useHeader } from '#web/app/store.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'

/** Back to the booking, print, and each sheet as a PDF. */
export function InvoiceActions({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('invoice')
  const { lang_id: langId } = useHeader()
  const reference = invoices[0]?.reference ?? ''
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <LinkButton to={`/booking/${reference}`} look="quiet">
        <ArrowLeft className="size-5 rtl:-scale-x-100" />
        {t('back')}
      </LinkButton>
      <span className="grow" />
      <Button look="second" onClick={() => window.print()}>
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
              {t('download')}: <bdi dir="ltr">{number}</bdi>
            </>
          ) : (
            t('download')
          )}
        </a>
      ))}
    </div>
  )
}
