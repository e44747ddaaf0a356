import { FileSpreadsheet, FileText } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { buttonClasses } from '#ui/button.tsx'

type DownloadLinksProps = {
  /** What is downloaded, for who hears the links alone. */
  name: string
  path: string
  query: Readonly<Record<string, string | number>>
}

/** A report of any length as CSV and as a workbook of Excel. */
export function DownloadLinks({ name, path, query }: DownloadLinksProps) {
  const { t } = useTranslation('partner_reports')
  const hrefOf = (format: string) => {
    const asked = new URLSearchParams({ format })
    for (const [name, value] of Object.entries(query)) asked.set(name, String(value))
    return `/api/${path}?${asked}`
  }
  return (
    <p className="flex flex-wrap gap-3">
      <a href={hrefOf('csv')} download className={buttonClasses('second')}>
        <FileText aria-hidden="true" className="size-5" />
        <span>
          {t('reports.csv')} <span className="sr-only">{name}</span>
        </span>
      </a>
      <a href={hrefOf('xlsx')} download className={buttonClasses('second')}>
        <FileSpreadsheet aria-hidden="true" className="size-5" />
        <span>
          {t('reports.excel')} <span className="sr-only">{name}</span>
        </span>
      </a>
    </p>
  )
}
