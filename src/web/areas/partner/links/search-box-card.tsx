import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useSite } from '#web/app/site.tsx'
import { searchBox, type SearchBoxWords } from './search-box.ts'
import english from '../words/en/partner_links.json' with { type: 'json' }
import arabic from '../words/ar/partner_links.json' with { type: 'json' }

/** The box speaks the language of the partner's page, whichever this page is in. */
const WORDS: Readonly<Record<Language, SearchBoxWords>> = { en: english.box.words, ar: arabic.box.words }

/** A search box for a partner's pages, without a script: its lines with their code and sub-id, and how it looks. */
export function SearchBoxCard({ code }: { code: string }) {
  const { t } = useTranslation('partner_links')
  const { publicUrl, language: own } = useSite()
  const [language, setLanguage] = useState<Language>(own)
  const [sub, setSub] = useState('')
  const lines = searchBox(publicUrl, code, { language, sub, words: WORDS[language] })
  return (
    <SectionCard title={t('box.title')} text={t('box.text')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('box.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {LANGUAGES.map(({ code: language_code, name }) => (
            <option key={language_code} value={language_code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('box.sub')}
          hint={t('box.sub_hint')}
          maxLength={120}
          autoComplete="off"
          value={sub}
          onChange={(event) => setSub(event.target.value)}
        />
      </div>
      <figure className="flex flex-col gap-2">
        <figcaption className="text-xs text-ink-soft">{t('box.preview')}</figcaption>
        <div
          inert
          className="rounded-field border border-line p-4 [&_button]:rounded-field [&_button]:border [&_button]:border-ink-soft [&_button]:px-4 [&_button]:py-1.5 [&_form]:flex [&_form]:flex-wrap [&_form]:items-end [&_form]:gap-3 [&_input:not([type=hidden])]:block [&_input]:rounded-field [&_input]:border [&_input]:border-ink-soft [&_input]:px-2 [&_input]:py-1.5 [&_label]:text-sm"
          // What we wrote above, and what was typed is escaped in it.
          dangerouslySetInnerHTML={{ __html: lines }}
        />
      </figure>
      <CopyField label={t('box.lines')} value={lines} copyLabel={t('box.copy')} isCode />
    </SectionCard>
  )
}
