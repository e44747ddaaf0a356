import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { demoAddress, DEMO_WAYS } from '#domains/widget/demo/demo.contract.ts'
import { useLanguage } from '#ui/use-language.ts'

/** Leads to the demo pages, which are no pages of the site. */
export function DemoLinks() {
  const { t } = useTranslation('widget')
  const language = useLanguage()
  return (
    <section aria-labelledby="demo" className="flex flex-col gap-3">
      <h2 id="demo" className="text-xl">
        {t('demo.title')}
      </h2>
      <p className="text-ink-soft">{t('demo.text')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {DEMO_WAYS.map((way) => (
          <li key={way}>
            <a
              className="inline-flex min-h-11 items-center text-coral-deep underline underline-offset-4"
              href={demoAddress(way, language)}
            >
              {t(`demo.${way}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
