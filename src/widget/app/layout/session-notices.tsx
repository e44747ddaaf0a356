import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { SignInEnd } from '../account/use-account.ts'
import { useWidget } from '../widget-context.ts'
import { useEffect, useState } from 'react'

/** Notices about invalid settings, an expired frame or an ended sign-in, with the next step. */
export function SessionNotices({ ended }: { ended: SignInEnd | null }) {
  const { t } = useTranslation()
  const isOver = useFrameOver()
  const { corpId, corpUnknown = false, tabs } = useWidget().boot
  const isWithoutTabs = tabs.length === 0
  if (!isOver && !ended && !corpUnknown && !isWithoutTabs) return null
  return (
    <div className="flex flex-col gap-3 p-4 pb-0">
      {corpUnknown && (
        <Notice tone="bad" title={t('corp_unknown.title', { corp: corpId })}>
          <p>{t('corp_unknown.text')}</p>
        </Notice>
      )}
      {isWithoutTabs && (
        <Notice tone="careful" title={t('no_tabs.title')}>
          <p>{t('no_tabs.text')}</p>
        </Notice>
      )}
      {isOver && (
        <Notice tone="careful" title={t('frame_over.title')}>
          <p>{t('frame_over.text')}</p>
          <Button variant="second" className="mt-2" onClick={() => location.reload()}>
            {t('frame_over.again')}
          </Button>
        </Notice>
      )}
      {ended === 'logged_out' && <Notice tone="good" title={t('logged_out')} />}
      {ended === 'signed_out' && (
        <Notice tone="careful" title={t('signed_out.title')}>
          <p>{t('signed_out.text')}</p>
        </Notice>
      )}
    </div>
  )
}

/** Returns true if the frame has been open for so long that it must be reloaded. */
function useFrameOver(): boolean {
  const { follow } = useWidget()
  const [isOver, setOver] = useState(false)
  useEffect(() => follow((event) => event === 'frame_over' && setOver(true)), [follow])
  return isOver
}
