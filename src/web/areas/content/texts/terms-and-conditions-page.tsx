import { useTranslation } from 'react-i18next'
import type { Preload } from '#web/app/page.ts'
import { preloadText } from '../preload-text.ts'
import { TextPage } from './text-page.tsx'
import { textsApi } from './texts.api.ts'

const { initiate, useQuery } = textsApi.endpoints.termCondition

export const preload: Preload = (args) =>
  preloadText(args, () => args.dispatch(initiate(undefined, { subscribe: false })))

/** What holds between a traveller and us. */
export function Component() {
  const { t } = useTranslation(['content', 'shell'])
  return <TextPage title={t('shell:footer.terms')} text={useQuery()} />
}
