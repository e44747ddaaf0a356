import type { ReactNode } from 'react'
import { HeroDrawing } from '#ui/drawings/hero-drawing.tsx'
import { PageHead } from './page-head.tsx'

type AccountFrameProps = {
  title: string
  /** Meta description; a page without one is not indexed. */
  description?: string
  text?: ReactNode
  /** Shown next to the form on large screens, over the hero drawing. */
  sidePanel?: ReactNode
  /** Shown above the title if there is no side panel. */
  drawing?: ReactNode
  children: ReactNode
}

/** A sign-in page: one card, with the hero image next to it if there is room. */
export function AccountFrame({ title, description, text, sidePanel, drawing, children }: AccountFrameProps) {
  const sheet = (
    <div className="flex flex-col gap-5 p-5 sm:p-8">
      {drawing && <div className="mx-auto w-full max-w-60">{drawing}</div>}
      <div>
        <h1 className="text-xl md:text-2xl">{title}</h1>
        {text && <div className="mt-2 text-ink-soft">{text}</div>}
      </div>
      {children}
    </div>
  )
  return (
    <div className="page-width py-6 md:py-12">
      <PageHead title={title} description={description} noIndex={description === undefined} />
      {sidePanel ? (
        <div className="mx-auto grid max-w-lg overflow-hidden rounded-card border border-line bg-paper lg:max-w-5xl lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          {sheet}
          <aside className="on-petrol relative isolate hidden bg-petrol p-8 text-on-petrol lg:block">
            <div className="absolute inset-0 -z-10 overflow-hidden">
              <HeroDrawing />
            </div>
            {sidePanel}
          </aside>
        </div>
      ) : (
        <div className="mx-auto max-w-lg rounded-card border border-line bg-paper">{sheet}</div>
      )}
    </div>
  )
}
