import { Download } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useExportDataMutation } from './account.api.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { useSite } from '#web/app/site.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'

/** Everything we hold of the person, as a file. */
export function ExportCard() {
  const { t } = useTranslation('account')
  const { productName, today } = useSite()
  const words = useErrorWords()
  const [ask, { data, error, isLoading }] = useExportDataMutation()
  const save = async () => {
    const answer = await ask()
    if (answer.data !== undefined) saveAs(`${productName.toLowerCase()}-${today}.json`, answer.data)
  }
  return (
    <SectionCard title={t('export.title')} text={t('export.text')}>
      <div>
        <Button look="second" busy={isLoading} onClick={() => void save()}>
          <Download className="size-5" />
          {t('export.send')}
        </Button>
      </div>
      {error && <Notice tone="bad">{words(error)}</Notice>}
      {data !== undefined && !error && <Notice tone="good">{t('export.done')}</Notice>}
    </SectionCard>
  )
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
