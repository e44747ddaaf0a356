import { languageName } from '#ui/formats/text-formats.ts'
import { useState } from 'react'
import type { ContentPage } from '#domains/content/content-page.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { addressIn } from '#web/app/address.ts'
import { useSite } from '#web/app/site.tsx'

/** Preview of a saved version: the page itself, in each language of the shop. */
export function Previews({ page, version }: { page: ContentPage; version: number }) {
  const { t } = useTranslation('staff_content')
  const { language, languages } = useSite()
  const [shown, setShown] = useState(false)
  const path = page === 'home' ? '/' : `/${page}`
  return (
    <SectionCard title={t('preview.title', { version })} text={t('preview.text')}>
      <Button look="second" className="self-start" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'preview.hide' : 'preview.show')}
      </Button>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {languages.map((code) => {
          const address = `${addressIn(code, path)}?preview=${version}`
          const name = languageName(code, language)
          return (
            <div key={code} className="flex min-w-0 flex-col gap-2">
              <a
                href={address}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center self-start text-sm text-coral-deep underline"
              >
                {t('preview.open', { language: name })}
              </a>
              {shown && (
                // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, with its scripts
                <iframe
                  title={t('preview.frame', { language: name })}
                  src={address}
                  className="h-160 w-full rounded-card border border-line bg-sand"
                />
              )}
            </div>
          )
        })}
      </div>
    </SectionCard>
  )
}
