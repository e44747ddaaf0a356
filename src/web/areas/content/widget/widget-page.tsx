import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { DEMO_KEY } from '#domains/widget/demo/demo.contract.ts'
import { WIDGET_DEFAULTS, type WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { snippetOf, SNIPPETS } from '#src/widget/snippets/snippets.ts'
import { useSite } from '#web/app/site.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { DemoLinks } from './demo-links.tsx'
import { SettingsFields } from './settings-fields.tsx'
import { SnippetBox } from './snippet-box.tsx'
import { useNewestRelease } from './use-newest-release.ts'
import { WidgetPreview } from './widget-preview.tsx'
import { PageBanner } from '../page-banner.tsx'

/** The booking widget for other companies' pages: its settings, how it looks with them, and the lines to copy. */
export function Component() {
  const { t } = useTranslation('widget')
  const { productName, publicUrl, production, language } = useSite()
  const hydrated = useHydrated()
  const [settings, setSettings] = useState<WidgetConfig>({ ...WIDGET_DEFAULTS, language })
  const [isPinned, setPinned] = useState(false)
  const pinned = useNewestRelease(isPinned)
  return (
    <>
      <PageBanner title={t('title')} description={t('description')} text={t('lead')} />
      <div className="page-width grid gap-10 py-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <section aria-labelledby="settings" className="flex flex-col gap-4">
          <h2 id="settings" className="text-xl">
            {t('settings')}
          </h2>
          <SettingsFields
            settings={settings}
            change={(changed) => setSettings((before) => ({ ...before, ...changed }))}
          />
        </section>
        <div className="flex min-w-0 flex-col gap-10">
          <section aria-labelledby="preview" className="flex min-w-0 flex-col gap-4">
            <h2 id="preview" className="text-xl">
              {t('preview')}
            </h2>
            {hydrated && settings.apiKey !== '' ? (
              <WidgetPreview settings={settings} />
            ) : (
              <div className="flex flex-col items-start gap-3">
                <p className="text-ink-soft">{t('no_key')}</p>
                {!production && (
                  <Button look="second" onClick={() => setSettings({ ...settings, apiKey: DEMO_KEY })}>
                    {t('demo_key')}
                  </Button>
                )}
              </div>
            )}
          </section>
          <section aria-labelledby="copy" className="flex min-w-0 flex-col gap-6">
            <h2 id="copy" className="text-xl">
              {t('snippets')}
            </h2>
            <Checkbox
              label={t('pinned')}
              hint={t('pinned_hint')}
              checked={isPinned}
              onChange={({ target }) => setPinned(target.checked)}
            />
            {SNIPPETS.map((kind) => (
              <SnippetBox
                key={kind}
                title={t(`kinds.${kind}`)}
                text={t(`kinds.${kind}_text`)}
                code={snippetOf(kind, settings, { publicUrl, productName, pinned })}
              />
            ))}
          </section>
          {!production && <DemoLinks />}
          <section aria-labelledby="key" className="flex flex-col items-start gap-3">
            <h2 id="key" className="text-xl">
              {t('key.title')}
            </h2>
            <p className="text-ink-soft">{t('key.text')}</p>
            <LinkButton to="/contact">{t('key.ask')}</LinkButton>
          </section>
        </div>
      </div>
    </>
  )
}
