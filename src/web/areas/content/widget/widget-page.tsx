import { createElement, useEffect, useId, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { DEMO_KEY, DEMO_METHODS, demoAddress } from '#domains/widget/demo/demo.contract.ts'
import { WIDGET_DEFAULTS, type WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { type Pinned, snippetOf, SNIPPETS } from '#src/widget/snippets/snippets.ts'
import { useSite } from '#web/app/site.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { SettingsFields } from './settings-fields.tsx'
import { PageBanner } from '../page-banner.tsx'
import { useColon, useLanguage } from '#ui/use-language.ts'
import { elementName } from '#kernel/product-slug.ts'
import { attributesOf } from '#src/widget/snippets/changed-fields.ts'
import { Check, Copy } from 'lucide-react'
import { useCopied } from '#ui/use-copied.ts'
import { useSettled } from '#ui/use-settled.ts'

/** The booking widget for other companies' pages: its settings, a preview, and the code to copy. */
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
                  <Button variant="second" onClick={() => setSettings({ ...settings, apiKey: DEMO_KEY })}>
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

/** Returns the newest released loader; null until it loads, and if there is none. */
function useNewestRelease(enabled: boolean): Pinned | null {
  const [newest, setNewest] = useState<Pinned | null>(null)
  useEffect(() => {
    if (!enabled) return undefined
    const abort = new AbortController()
    void fetch('/widget/versions.json', { signal: abort.signal })
      .then(async (reply) => (await reply.json()) as { versions: Pinned[] })
      .then(({ versions }) => setNewest(versions[0] ?? null))
      // If it fails, the snippets use the evergreen script.
      .catch(() => undefined)
    return () => abort.abort()
  }, [enabled])
  return enabled ? newest : null
}

/** Links to the demo pages, which are outside the site. */
function DemoLinks() {
  const { t } = useTranslation('widget')
  const language = useLanguage()
  return (
    <section aria-labelledby="demo" className="flex flex-col gap-3">
      <h2 id="demo" className="text-xl">
        {t('demo.title')}
      </h2>
      <p className="text-ink-soft">{t('demo.text')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {DEMO_METHODS.map((way) => (
          <li key={way}>
            <a className="text-link inline-flex min-h-11 items-center" href={demoAddress(way, language)}>
              {t(`demo.${way}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const LOADER = '/widget/v1/loader.js'
/** Restarts the widget after a pause in typing. */
const DEBOUNCE_MS = 500

/** The widget itself, as another company's page would show it. */
function WidgetPreview({ settings }: { settings: WidgetConfig }) {
  const { productName } = useSite()
  const rested = useSettled(JSON.stringify(settings), DEBOUNCE_MS)
  useEffect(() => {
    if (document.querySelector(`script[src="${LOADER}"]`)) return
    document.head.append(Object.assign(document.createElement('script'), { src: LOADER, async: true }))
  }, [])
  const attributes = Object.fromEntries(attributesOf(JSON.parse(rested) as WidgetConfig))
  return createElement(elementName(productName), { key: rested, ...attributes })
}

/** Code to copy, with its title and purpose. */
function SnippetBox({ title, text, code }: { title: string; text: string; code: string }) {
  const { t } = useTranslation('widget')
  const colon = useColon()
  const id = useId()
  const { copied, copy } = useCopied(code)
  const Icon = copied ? Check : Copy
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="text-base font-semibold">
        {title}
      </h3>
      <p className="text-sm text-ink-soft">{text}</p>
      {/* Focusable, because it scrolls. */}
      <pre
        dir="ltr"
        lang="en"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        className="max-h-64 overflow-auto rounded-field bg-sand-deep p-3 text-xs wrap-anywhere whitespace-pre-wrap select-all"
      >
        <code>{code}</code>
      </pre>
      <div className="flex items-center gap-3">
        <Button variant="second" onClick={copy} aria-label={`${t('copy')}${colon}${title}`}>
          <Icon aria-hidden="true" className="size-5" />
          {t('copy')}
        </Button>
        <p role="status" className="text-xs text-good">
          {copied && t('copied')}
        </p>
      </div>
    </section>
  )
}
