import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LANGUAGES } from '#kernel/locale.ts'
import { useLanguage } from '#ui/use-language.ts'
import { ActionSamples } from './samples/action-samples.tsx'
import { ChoiceSamples } from './samples/choice-samples.tsx'
import { DataSamples } from './samples/data-samples.tsx'
import { DrawingSamples } from './samples/drawing-samples.tsx'
import { FieldSamples } from './samples/field-samples.tsx'
import { StateSamples } from './samples/state-samples.tsx'
import { SurfaceSamples } from './samples/surface-samples.tsx'
import { TextSamples } from './samples/text-samples.tsx'
import { useEffect, useState } from 'react'
import { SelectField } from '#ui/fields/select-field.tsx'

/** Every component of `src/ui` in its states, in the direction of the page's language and in both colour schemes. */
export function ComponentsPage() {
  const { t } = useTranslation('components')
  const language = useLanguage()
  return (
    <main className="page-width flex flex-col gap-10 py-8">
      <header className="flex flex-col gap-4">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="max-w-prose text-ink-soft">{t('about')}</p>
        <div className="flex flex-wrap items-end gap-4">
          <ColourChoice />
          {LANGUAGES.filter(({ code }) => code !== language).map(({ code, name }) => (
            <a
              key={code}
              href={`?language=${code}`}
              lang={code}
              hrefLang={code}
              className="text-link inline-flex min-h-12 items-center font-semibold"
            >
              {name}
            </a>
          ))}
        </div>
      </header>
      <ActionSamples />
      <FieldSamples />
      <ChoiceSamples />
      <SurfaceSamples />
      <StateSamples />
      <DataSamples />
      <TextSamples />
      <DrawingSamples />
    </main>
  )
}

const SCHEMES = ['system', 'light', 'dark'] as const

/** Shows the page in light or in dark colours, whatever the system prefers. */
function ColourChoice() {
  const { t } = useTranslation('components')
  const [scheme, setScheme] = useState<string>('system')
  useEffect(() => {
    const { dataset } = document.documentElement
    if (scheme !== 'system') dataset['scheme'] = scheme
    return () => {
      delete dataset['scheme']
    }
  }, [scheme])
  return (
    <SelectField
      label={t('colours')}
      value={scheme}
      onChange={(event) => setScheme(event.target.value)}
      className="max-w-xs"
      options={SCHEMES.map((one) => ({ value: one, label: t(`schemes.${one}`) }))}
    />
  )
}
