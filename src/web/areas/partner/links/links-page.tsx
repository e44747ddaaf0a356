import { languageName } from '#ui/formats/text-formats.ts'
import type { Preload } from '#web/app/page.ts'
import { useHeader } from '#web/app/store.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { preloadPartner, preloadSetting } from '../frame/preload-partner.ts'
import { useReadMasterSettingQuery, useStateDomainsMutation } from '../partners.api.ts'
import { LinkBuilder } from './link-builder.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { MasterSetting } from '#domains/partners/record/partner.contract.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { useState } from 'react'
import { type Language, languageOf, languageOptions } from '#kernel/locale.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useSite } from '#web/app/site.tsx'
import { searchBox, type SearchBoxWords } from './search-box.ts'
import { useColon } from '#ui/use-language.ts'
import { z } from 'zod'
import { WIDGET_DEFAULTS } from '#domains/widget/widget-config.contract.ts'
import { snippetOf } from '#src/widget/snippets/snippets.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { parseDomains } from './partner-link.ts'

const DomainsForm = z.object({ domains: z.string() })

export const preload: Preload = (args) => preloadPartner(args, () => preloadSetting(args))

/** A partner's links, and the widget for their pages. */
export function Component() {
  return (
    <PartnerContent section="links">
      <Links />
    </PartnerContent>
  )
}

function Links() {
  const { lang_id, currency_id } = useHeader()
  return (
    <Answered query={useReadMasterSettingQuery({ lang_id, currency_id })} height="h-100">
      {(setting) => (
        <>
          <LinkBuilder code={setting.partner_code} />
          <LinksCard links={setting.links} />
          <CouponsCard {...setting} />
          <SearchBoxCard code={setting.partner_code} />
          <WidgetCard {...setting} />
        </>
      )}
    </Answered>
  )
}

/** Links of a partner to pages that everybody is shown, in each language. */
function LinksCard({ links }: Pick<MasterSetting, 'links'>) {
  const { t } = useTranslation('partner_links')
  const { language } = useSite()
  return (
    <SectionCard title={t('pages.title')}>
      <ul className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        {links.map(({ kind, lang_id, url }) => {
          const label = `${t(`pages.${kind}`)} – ${languageName(languageOf(lang_id), language)}`
          return (
            <li key={url} className="min-w-0">
              <CopyField label={label} value={url} copyLabel={t('pages.copy', { link: label })} />
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}

type CouponsCardProps = Pick<MasterSetting, 'coupons' | 'share_percent'>

/**
 * A partner's coupons, with the commission of a booking by one: a share of our margin, or nothing if there is
 * no margin.
 */
function CouponsCard({ coupons, share_percent }: CouponsCardProps) {
  const { t } = useTranslation('partner_links')
  if (coupons.length === 0) return null
  return (
    <SectionCard title={t('coupons.title')} text={t('coupons.text')}>
      {share_percent > 0 ? (
        <p className="text-sm">{t('coupons.earns', { percent: share_percent })}</p>
      ) : (
        <Notice tone="careful" title={t('coupons.nothing')}>
          {t('coupons.why')}
        </Notice>
      )}
      <ul className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        {coupons.map(({ code }) => (
          <li key={code} className="min-w-0">
            <CopyField label={t('coupons.code')} value={code} copyLabel={t('pages.copy', { link: code })} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** The box speaks the language of the partner's page, whichever this page is in. */
const BOXES = import.meta.glob<{ words: SearchBoxWords }>('../words/*/partner_links.json', {
  eager: true,
  import: 'box',
})

function boxWords(language: Language): SearchBoxWords {
  const box = BOXES[`../words/${language}/partner_links.json`]
  if (!box) throw new Error(`no words of the search box in ${language}`)
  return box.words
}

/**
 * A search box without script for a partner's pages: the code with their partner code and sub-id, and a
 * preview.
 */
function SearchBoxCard({ code }: { code: string }) {
  const { t } = useTranslation('partner_links')
  const { publicUrl, language: own, languages } = useSite()
  const [language, setLanguage] = useState<Language>(own)
  const [sub, setSub] = useState('')
  const lines = searchBox(publicUrl, code, { language, sub, words: boxWords(language) })
  return (
    <SectionCard title={t('box.title')} text={t('box.text')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('box.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {languageOptions(languages).map(({ code: language_code, name }) => (
            <option key={language_code} value={language_code} lang={language_code}>
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
          // The HTML comes from `searchBox`, which escapes all input.
          dangerouslySetInnerHTML={{ __html: lines }}
        />
      </figure>
      <CopyField label={t('box.lines')} value={lines} copyLabel={t('box.copy')} isCode />
    </SectionCard>
  )
}

type WidgetCardProps = Pick<MasterSetting, 'role' | 'widget_key' | 'widget_domains'>

/** The booking widget for a partner's pages: its lines with their key, and the domains that the key is for. */
function WidgetCard({ role, widget_key, widget_domains }: WidgetCardProps) {
  const { t } = useTranslation('partner_links')
  const colon = useColon()
  const { publicUrl, productName } = useSite()
  const config = { ...WIDGET_DEFAULTS, apiKey: widget_key, tabShuttle: true, tabSelfDrive: true }
  const lines = snippetOf('html', config, { publicUrl, productName, pinned: null })
  return (
    <SectionCard title={t('widget.title')} text={t('widget.text')}>
      {widget_domains.length === 0 && <Notice tone="careful" title={t('widget.no_domains')} />}
      {role === 'owner' ? (
        <DomainsCard domains={widget_domains} />
      ) : (
        <p className="text-sm">
          {t('widget.domains')}
          {colon}
          <bdi dir="ltr">{widget_domains.join(', ') || '–'}</bdi>
        </p>
      )}
      <CopyField label={t('widget.key')} value={widget_key} copyLabel={t('widget.copy_key')} />
      <CopyField label={t('widget.lines')} value={lines} copyLabel={t('widget.copy_lines')} isCode />
      <p className="text-sm">
        <TextLink to="/widget">{t('widget.more')}</TextLink>
      </p>
    </SectionCard>
  )
}

function DomainsCard({ domains }: { domains: readonly string[] }) {
  const { t } = useTranslation('partner_links')
  const { lang_id } = useHeader()
  const [state] = useStateDomainsMutation()
  const form = useForm({
    id: 'widget',
    contract: DomainsForm,
    values: { domains: domains.join('\n') },
    send: (sent) => state({ domains: parseDomains(sent.domains), lang_id }),
    success: t('account:saved'),
  })
  return (
    <Form form={form} label={t('widget.save')} variant="second">
      <TextArea
        {...form.field('domains')}
        label={t('widget.domains')}
        hint={t('widget.domains_hint')}
        rows={3}
        dir="ltr"
        lang="en"
        autoComplete="off"
        className="max-w-120"
      />
    </Form>
  )
}
