import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { ShownPartnerKey } from '#domains/partners/record/keys/partner-key.contract.ts'
import { Button } from '#ui/button.tsx'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { KeyForm } from './key-form.tsx'
import { useListPartnerKeysQuery } from './keys.api.ts'
import { KeysTable } from './keys-table.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

/** A partner's keys, for an owner; a new one is shown until the page is left. */
export function KeysCard() {
  const { t } = useTranslation('partner_keys')
  const [secret, setSecret] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ShownPartnerKey | null>(null)
  return (
    <SectionCard title={t('title')} text={t('title_text')}>
      {secret !== null && (
        <Notice tone="careful" title={t('made.title')}>
          <CopyField label={t('made.label')} value={secret} copyLabel={t('made.copy')} />
          <Button look="second" onClick={() => setSecret(null)}>
            {t('made.done')}
          </Button>
        </Notice>
      )}
      <Answered query={useListPartnerKeysQuery()} height="h-40">
        {({ items }) =>
          items.length > 0 ? (
            <KeysTable keys={items} onRevoke={setChosen} />
          ) : (
            <p className="text-ink-soft">{t('none')}</p>
          )
        }
      </Answered>
      <FormInPlace label={t('make')}>{(close) => <KeyForm onDone={close} onMade={setSecret} />}</FormInPlace>
      <RevokeDialog chosen={chosen} onClose={() => setChosen(null)} />
    </SectionCard>
  )
}
