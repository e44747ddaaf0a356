import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StaticContent } from '#domains/content/content.contract.ts'
import { classes } from '#ui/classes.ts'

type TextContentsProps = { sections: StaticContent['sections'] }

/** The table of contents: at the side of a large screen, to unfold above the text of a small one. */
export function TextContents({ sections }: TextContentsProps) {
  const { t } = useTranslation('content')
  return (
    <nav aria-label={t('contents')} className="print:hidden">
      <details className="group rounded-card border border-line bg-paper lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-3 px-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-coral-deep transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <SectionLinks sections={sections} className="px-4 pb-3" />
      </details>
      <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto max-lg:hidden">
        <p className="text-xs font-semibold text-ink-soft">{t('contents')}</p>
        <SectionLinks sections={sections} className="text-contents mt-2 border-s border-line" />
      </div>
    </nav>
  )
}

function SectionLinks({ sections, className }: TextContentsProps & { className: string }) {
  return (
    <ol className={classes('flex flex-col', className)}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 text-sm leading-snug text-ink-soft hover:text-coral-deep lg:min-h-9 lg:ps-4"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}
