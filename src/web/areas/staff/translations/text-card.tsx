import { useLanguage } from '#ui/use-language.ts'
import { languageName } from '#ui/formats/text-formats.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TranslationOfStaff } from '#domains/translations/catalogue/staff-translation.contract.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { Parts } from '#ui/parts.tsx'
import type { FieldSpec } from '../form/field-spec.ts'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useDismissTranslationMutation, usePutTranslationMutation } from './translations.api.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'
import { directionOf, type Language } from '#kernel/locale.ts'
import type { Values } from '../form/draft.ts'
import { translationTexts } from './translation-texts.ts'

const tones = { missing: 'careful', machine: 'under_way', translated: 'good', dismissed: 'plain' } as const

/** Form fields: one text, or each plural form. */
function fieldsOf({ plural_forms, lang }: TranslationOfStaff): readonly FieldSpec[] {
  if (!plural_forms) return [{ name: 'text', kind: 'long_text', lang }]
  const forms = plural_forms.map((name): FieldSpec => ({ name, kind: 'long_text', lang }))
  return [{ name: 'forms', kind: 'part', fields: forms }]
}

type TextCardProps = { text: TranslationOfStaff; onSettled: () => void }

/** An English text, its translations elsewhere, and a form for its translation. */
export function TextCard({ text, onSettled }: TextCardProps) {
  const { t } = useTranslation('translations')
  const language = useLanguage()
  const toasted = useToasted()
  const [put, putting] = usePutTranslationMutation()
  const [discard, discarding] = useDismissTranslationMutation()
  const { text_id: id, version, english, placeholders, platform, lang, state, asked } = text
  const fields = fieldsOf(text)
  const shown = { lang, order: text.plural_forms ?? [] }
  const form = useStaffForm({
    id: `text-${id}`,
    fields,
    values: { text: text.text ?? '', forms: text.forms ?? {} },
    send: (values) => put({ ...values, id, version }),
    success: t('done.put'),
    done: onSettled,
  })
  const dismiss = async () => {
    if (await toasted(discard({ id, version }), t('done.dismiss'))) onSettled()
  }
  return (
    <Card as="li" id={`text-${id}`} aria-label={english}>
      <p className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
        <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
        <Parts>
          {t(`platforms.${platform}`)}
          {languageName(lang, language)}
          {asked > 0 && t('asked', { count: asked })}
        </Parts>
      </p>
      <p lang="en" dir="ltr" className="my-3 text-start font-medium break-words whitespace-pre-wrap">
        {english}
      </p>
      {placeholders.length > 0 && (
        <p className="mb-3 flex flex-wrap items-center gap-2 text-xs text-ink-soft">
          {t('placeholders')}
          {placeholders.map((name) => (
            <code key={name} dir="ltr" className="rounded-field bg-sand-deep px-2 py-1 text-ink">
              {`{{${name}}}`}
            </code>
          ))}
        </p>
      )}
      <TextMemory memory={text.memory} onUse={form.begin} {...shown} />
      {text.former && <FormerText former={text.former} english={english} onUse={form.begin} {...shown} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for its button. */}
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.querySelector('form')?.requestSubmit()
        }}
      >
        <StaffForm
          form={form}
          label={t('save')}
          variant="second"
          words="translations:fields"
          beside={
            state !== 'dismissed' && (
              <Button
                variant="quiet"
                busy={putting.isLoading || discarding.isLoading}
                onClick={() => void dismiss()}
              >
                {t('dismiss')}
              </Button>
            )
          }
        />
      </div>
    </Card>
  )
}

type TextMemoryProps = {
  memory: TranslationOfStaff['memory']
  lang: Language
  /** The plural forms of the language, in their order. */
  order: readonly string[]
  onUse: (values: Values) => void
}

/** Translations of the same English text elsewhere; each can be copied into the form. */
function TextMemory({ memory, lang, order, onUse }: TextMemoryProps) {
  const { t } = useTranslation('translations')
  if (memory.length === 0) return null
  return (
    <ul className="mb-3 flex flex-col gap-1 rounded-card bg-sand-deep p-3 text-sm">
      {memory.map(({ platform, text, forms }) => {
        const texts = translationTexts({ text, forms }, order)
        const joined = texts.join(' · ')
        return (
          <li key={`${platform} ${joined}`} className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-0">
              <span className="block text-xs text-ink-soft">
                {t('memory', { platform: t(`platforms.${platform}`) })}
              </span>
              <TranslationLines texts={texts} lang={lang} />
            </div>
            <Button
              variant="quiet"
              className="min-h-11! px-2!"
              onClick={() => onUse({ text: text ?? '', forms: forms ?? {} })}
            >
              {t('use')}
              <bdi className="sr-only">{joined}</bdi>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

type FormerTextProps = {
  former: NonNullable<TranslationOfStaff['former']>
  /** The current English text. */
  english: string
  lang: Language
  /** The plural forms of the language, in their order. */
  order: readonly string[]
  onUse: (values: Values) => void
}

/** The probable former English text with its translation, which can be copied into the form. */
function FormerText({ former, english, lang, order, onUse }: FormerTextProps) {
  const { t } = useTranslation('translations')
  const unchanged = new Set(english.toLowerCase().split(/\s+/))
  const texts = translationTexts(former, order)
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-card bg-sand-deep p-3 text-sm">
      <div className="min-w-0">
        <p className="text-xs text-ink-soft">{t('former')}</p>
        <p lang="en" dir="ltr" className="text-start break-words">
          {former.english.split(/(\s+)/).map((word, at) =>
            word.trim() === '' || unchanged.has(word.toLowerCase()) ? (
              word
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- a word may stand there twice, and none moves.
              <del key={at}>{word}</del>
            ),
          )}
        </p>
        <TranslationLines texts={texts} lang={lang} />
      </div>
      <Button
        variant="quiet"
        className="min-h-11! px-2!"
        onClick={() => onUse({ text: former.text ?? '', forms: former.forms ?? {} })}
      >
        {t('use')}
        <bdi className="sr-only">{texts.join(' · ')}</bdi>
      </Button>
    </div>
  )
}

/** Texts in a language, one per line. The direction is set, as a text may start with a placeholder. */
function TranslationLines({ texts, lang }: { texts: readonly string[]; lang: Language }) {
  return texts.map((text) => (
    <p key={text} lang={lang} dir={directionOf(lang)} className="text-start break-words">
      {text}
    </p>
  ))
}
