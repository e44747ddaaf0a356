import { useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { SECTIONS, type SectionName } from './sections.ts'

/** The sections of the account: a column on large screens, a scrollable row on small ones. */
export function AccountNav({ current }: { current: SectionName }) {
  const { t } = useTranslation('account')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const at = SECTIONS.findIndex(({ name }) => name === current)
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav aria-label={t('title')} className="min-w-0">
      <ul
        ref={list}
        className="flex gap-1 max-lg:-mx-1.5 max-lg:overflow-x-auto max-lg:p-1.5 lg:flex-col lg:rounded-card lg:border lg:border-line lg:bg-paper lg:p-2"
      >
        {SECTIONS.map(({ name, path, icon: Icon }) => (
          <li key={name} className="shrink-0">
            <PageLink
              to={path}
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-12 items-center gap-3 rounded-field px-3 text-sm hover:bg-sand-deep aria-[current=page]:stands-out aria-[current=page]:bg-coral-wash aria-[current=page]:font-semibold aria-[current=page]:text-coral-deep"
            >
              <Icon aria-hidden="true" className="size-5" />
              {t(`sections.${name}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
