import { Link2 } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaticContent } from '#domains/content/content.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Typeset } from '#ui/typeset.tsx'

/** A section; its heading takes the focus of a link to it, and has a link to share. */
export function TextSection({
  section: { id, heading, html },
}: {
  section: StaticContent['sections'][number]
}) {
  const { t } = useTranslation('content')
  const { basename } = useSite()
  return (
    <section aria-labelledby={id}>
      <div className="group flex items-start gap-2">
        <h2 id={id} tabIndex={-1} className="text-xl outline-offset-4">
          {heading}
        </h2>
        <a
          href={`#${id}`}
          aria-label={t('link_to', { heading })}
          className="-my-1.5 flex size-11 shrink-0 items-center justify-center rounded-field text-ink-soft opacity-60 hover:text-coral-deep hover:opacity-100 focus-visible:opacity-100 print:hidden"
        >
          <Link2 className="size-5" />
        </a>
      </div>
      <Typeset html={html} basename={basename} className="mt-3 text-base" />
    </section>
  )
}
