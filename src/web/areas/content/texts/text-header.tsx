import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Breadcrumb } from '#web/shell/breadcrumb.tsx'
import { DayText } from '#ui/formats/day-text.tsx'

type TextHeaderProps = { title: string; lead: string; updatedAt: string }

/** The title of a text with what it is about and the day of its version. */
export function TextHeader({ title, lead, updatedAt }: TextHeaderProps) {
  const { t } = useTranslation('content')
  return (
    <header className="border-b border-line bg-sand-deep print:bg-transparent">
      <div className="page-width pt-6 pb-8 md:pb-10">
        <div className="print:hidden">
          <Breadcrumb crumbs={[{ label: t('shell:nav.home'), to: '/' }, { label: title }]} />
        </div>
        <h1 className="mt-4 text-2xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-base text-ink-soft">{lead}</p>
        <p className="mt-4 text-xs text-ink-soft">
          {t('content:version')} <DayText value={updatedAt.slice(0, 10)} className="font-medium text-ink" />
        </p>
      </div>
    </header>
  )
}
