import { TriangleAlert } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'

/** Banner on every page of a staging machine, also in print, that lists the simulated services. */
export function StagingBanner() {
  const { t } = useTranslation('shell')
  const { simulated, language } = useSite()
  const services = new Intl.ListFormat(language).format(simulated.map((service) => t(`staging.${service}`)))
  return (
    <aside
      aria-label={t('staging.title')}
      className="border-b border-careful bg-careful-wash text-sm text-ink"
    >
      <p className="page-width flex items-start gap-2 py-2">
        <TriangleAlert className="mt-0.5 size-4 shrink-0 text-careful" />
        <span>
          <strong className="font-semibold">{t('staging.title')}</strong> {t('staging.text', { services })}
        </span>
      </p>
    </aside>
  )
}
