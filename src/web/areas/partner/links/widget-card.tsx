import { useColon } from '#ui/use-language.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import type { MasterSetting } from '#domains/partners/record/partner.contract.ts'
import { WIDGET_DEFAULTS } from '#domains/widget/widget-config.contract.ts'
import { snippetOf } from '#src/widget/snippets/snippets.ts'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { useStateDomainsMutation } from '../partners.api.ts'
import { parseDomains } from './partner-link.ts'

const DomainsForm = z.object({ domains: z.string() })

type WidgetCardProps = Pick<MasterSetting, 'role' | 'widget_key' | 'widget_domains'>

/** The booking widget for a partner's pages: its lines with their key, and the domains that the key is for. */
export function WidgetCard({ role, widget_key, widget_domains }: WidgetCardProps) {
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
        <PageLink to="/widget" className="text-coral-deep underline underline-offset-4">
          {t('widget.more')}
        </PageLink>
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
    <Form form={form} label={t('widget.save')} look="second">
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
