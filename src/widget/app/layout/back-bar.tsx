import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSteps } from '../steps/use-steps.ts'

/** Back link in place of the tabs, with their height. */
export function BackBar() {
  const { t } = useTranslation()
  const { step, back, go } = useSteps()
  const isDone = step.name === 'done'
  return (
    <div className="flex min-h-14 items-center px-2">
      <button
        type="button"
        onClick={isDone ? () => go({ name: 'search' }) : back}
        className="inline-flex min-h-12 items-center gap-2 rounded-field px-3 text-sm font-semibold text-coral-deep hover:bg-coral-wash"
      >
        <ArrowLeft className="size-5 mirrored" />
        {t(isDone ? 'book_another' : 'back')}
      </button>
    </div>
  )
}
