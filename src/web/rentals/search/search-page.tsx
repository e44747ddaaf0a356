import { useTranslation } from 'react-i18next'
import { PageHead } from '#web/shell/page-head.tsx'
import type { Preload } from '#web/page.ts'

export const preload: Preload = async () => undefined

export function Component() {
  const { t } = useTranslation('search')
  return (
    <div className="page-width py-10">
      <PageHead title={t('title')} />
      <h1 className="text-2xl">{t('title')}</h1>
    </div>
  )
}
