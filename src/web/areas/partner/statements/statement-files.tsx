import { Download } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { STATEMENT_FORMATS, type PartnerStatement } from '#domains/partners/statements/statement.contract.ts'
import { buttonClasses } from '#ui/button.tsx'
import { useHeader } from '#web/app/store.ts'

/** A statement as files. */
export function StatementFiles({ statement: { id, number } }: { statement: PartnerStatement }) {
  const { t } = useTranslation('partner_statements')
  const { lang_id } = useHeader()
  return (
    <p className="flex flex-wrap gap-2">
      {STATEMENT_FORMATS.map((format) => (
        <a
          key={format}
          href={`/api/user/partner-statements/${id}/${format}?lang_id=${lang_id}`}
          download={`${number}.${format}`}
          aria-label={t(`files.${format}_of`, { number })}
          className={buttonClasses('second')}
        >
          <Download aria-hidden="true" className="size-5" />
          {t(`files.${format}`)}
        </a>
      ))}
    </p>
  )
}
