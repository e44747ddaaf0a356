import { useTranslation } from 'react-i18next'
import type { Preload } from '#web/app/page.ts'
import { preloadText } from '../preload-text.ts'
import { TextPage } from './text-page.tsx'
import { textsApi } from './texts.api.ts'

const { initiate, useQuery } = textsApi.endpoints.staticContent

export const preload: Preload = (args) =>
  preloadText(args, () => args.dispatch(initiate(undefined, { subscribe: false })))

/** Who we are and how we work. */
export function Component() {
  const { t } = useTranslation(['content', 'shell'])
  return <TextPage title={t('content:about')} text={useQuery()} />
}
