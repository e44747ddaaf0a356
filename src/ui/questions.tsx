import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Typeset } from './typeset.tsx'
import './questions.css'

type QuestionProps = {
  question: ReactNode
  /** HTML from the API. */
  answer: string
  basename: string
  open?: boolean
}

/** Questions with their answers; they open before hydration, and in print. */
export function Questions({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line rounded-card border border-line bg-paper">{children}</div>
}

export function Question({ question, answer, basename, open = false }: QuestionProps) {
  return (
    <details open={open} className="question group">
      <summary className="flex min-h-12 items-start justify-between gap-4 rounded-card px-4 py-3.5 text-base font-medium hover:text-coral-deep md:px-5 [&::-webkit-details-marker]:hidden">
        <span>{question}</span>
        <ChevronDown className="mt-0.5 size-5 shrink-0 text-coral-deep transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <Typeset html={answer} basename={basename} className="px-4 pb-5 text-ink-soft md:px-5" />
    </details>
  )
}
