import { Laptop, Smartphone } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { useHeader } from '#web/app/store.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Parts } from '#ui/parts.tsx'
import {
  useListDevicesQuery,
  useEndDeviceMutation,
  useSignOutEverywhereMutation,
} from '../own/account.api.ts'
import { deviceOf } from './device-name.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { usePreservedFocus } from '#web/forms/use-preserved-focus.ts'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'

/** Signed-in devices of the account, with sign-out. */
export function DevicesCard() {
  const { t } = useTranslation('account')
  const toasted = useToasted()
  const words = useErrorWords()
  const { lang_id } = useHeader()
  const { data, error } = useListDevicesQuery()
  const heading = usePreservedFocus(data)
  const [endOne, ending] = useEndDeviceMutation()
  const [endAll, endingAll] = useSignOutEverywhereMutation()
  const others = (data?.items ?? []).filter(({ current }) => !current)
  const nameOf = (device: string | null) => {
    const { browser, system } = deviceOf(device)
    if (browser === null && system === null) return t('devices.unknown')
    return browser !== null && system !== null
      ? t('devices.on', { browser, system })
      : (browser ?? system ?? '')
  }
  const end = (id: string) => toasted(endOne({ id, lang_id }), t('devices.ended'))
  const endOthers = () => toasted(endAll(), t('devices.all_ended'))
  return (
    <SectionCard heading={heading} title={t('devices.title')} text={t('devices.text')}>
      {!data ? (
        error ? (
          <Notice tone="bad">{words(error)}</Notice>
        ) : (
          <Skeleton className="h-24" />
        )
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map(({ id, device, address, signed_in_at, current }) => {
            const Icon = deviceOf(device).mobile ? Smartphone : Laptop
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
                <div className="min-w-0 flex-1 basis-48">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                    <span>{nameOf(device)}</span>
                    {current && <Chip tone="good">{t('devices.current')}</Chip>}
                  </p>
                  <Parts className="text-sm text-ink-soft">
                    <>
                      {t('devices.since')} <InstantText value={signed_in_at} />
                    </>
                    {address !== null && <bdi dir="ltr">{address}</bdi>}
                  </Parts>
                </div>
                {!current && (
                  <Button
                    variant="second"
                    busy={ending.isLoading && ending.originalArgs?.id === id}
                    aria-label={t('devices.end_named', { device: nameOf(device) })}
                    onClick={() => void end(id)}
                  >
                    {t('devices.end')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {others.length > 0 && (
        <div>
          <Button variant="danger" busy={endingAll.isLoading} onClick={() => void endOthers()}>
            {t('devices.end_all')}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}
